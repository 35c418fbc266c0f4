'use client';

import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { levelTest as text } from '@/lib/text/en/level-test';
import type { RunningTestProps } from './running-test';
import { hasDraft } from './test-draft';

type Props = Omit<RunningTestProps, 'resumed'> & { children: ReactNode };
type Running = { Test: ComponentType<RunningTestProps>; resumed: boolean };

const load = () => import('./running-test').then(({ RunningTest }) => RunningTest);
const waiting = 'level-test-waiting';

const isWaiting = (note: HTMLElement | null) => {
  try {
    return Boolean(note?.matches(':popover-open'));
  } catch {
    return false;
  }
};

/** The intro (`children`) and its button, until the test takes their place: when it is started, or was left unfinished. */
export function TestStage({ children, ...test }: Props) {
  const note = useRef<HTMLDivElement>(null);
  const [running, setRunning] = useState<Running>();
  const [failed, setFailed] = useState(false);

  const open = useCallback(async (resumed: boolean) => {
    try {
      const Test = await load();
      setRunning({ Test, resumed });
    } catch {
      setFailed(true);
      if (isWaiting(note.current)) note.current?.hidePopover();
    }
  }, []);

  useEffect(() => {
    // Whoever tapped the button before this script came has the note before their eyes and waits.
    if (hasDraft()) void open(true);
    else if (isWaiting(note.current)) void open(false);
    else (window.requestIdleCallback ?? setTimeout)(() => void load().catch(() => undefined));
  }, [open]);

  if (running) return <running.Test {...test} resumed={running.resumed} />;
  return (
    <div className="level-test level-test-intro stack">
      {children}
      {failed && (
        <Alert tone="bad" live>
          <p>{text.notLoaded}</p>
          <LinkButton look="quiet" small href="/level-test">
            {text.retry}
          </LinkButton>
        </Alert>
      )}
      <p className="level-test-start">
        <Button look="gold" popoverTarget={waiting} popoverTargetAction="show" onClick={() => void open(false)}>
          {text.start}
        </Button>
      </p>
      <div id={waiting} ref={note} popover="auto" className="level-test-waiting" role="status">
        {text.coming}
      </div>
    </div>
  );
}
