'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { finishIsland } from '@/components/ui/island';
import { onIdle } from '@/components/ui/load-strategies';
import { RetryNotice } from '@/components/ui/retry-notice';
import { TapNotice } from '@/components/ui/tap-notice';
import type { RunningTestProps } from './running-test';
import { hasStoredTest } from './test-draft';

type Props = Omit<RunningTestProps, 'isResumed'> & { children: ReactNode };
type Running = { Test: ComponentType<RunningTestProps>; isResumed: boolean };

const load = () => import('./running-test').then(({ RunningTest }) => RunningTest);
const noteId = 'level-test-waiting';

const isOpen = (note: HTMLElement | null) => {
  try {
    return Boolean(note?.matches(':popover-open'));
  } catch {
    return false;
  }
};

/** Shows the intro (`children`) until the test is started. An unfinished test starts by itself. */
export function TestLauncher({ children, ...test }: Props) {
  const text = getText('levelTest');
  const intro = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running>();
  const [hasFailed, setHasFailed] = useState(false);

  const open = useCallback(async (isResumed: boolean) => {
    try {
      const Test = await load();
      setRunning({ Test, isResumed });
    } catch {
      setHasFailed(true);
      if (isOpen(note.current)) note.current?.hidePopover();
    }
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    finishIsland(intro.current);
    if (hasStoredTest()) void open(true);
    // The open note means that the button was tapped before hydration.
    else if (isOpen(note.current)) void open(false);
    else onIdle(() => void load().catch(() => undefined), controller);
    return () => controller.abort();
  }, [open]);

  if (running) return <running.Test {...test} isResumed={running.isResumed} />;
  return (
    <div ref={intro} className="level-test level-test-intro stack" data-island="">
      {children}
      {hasFailed && <RetryNotice tone="bad" message={text.notLoaded} href="/level-test" />}
      <p className="level-test-start">
        <Button variant="gold" popoverTarget={noteId} popoverTargetAction="show" onClick={() => void open(false)}>
          {text.start}
        </Button>
      </p>
      <div id={noteId} ref={note} popover="auto" className="level-test-waiting" role="status">
        {text.loading}
      </div>
      <TapNotice />
    </div>
  );
}
