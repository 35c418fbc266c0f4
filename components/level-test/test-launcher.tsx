'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { finishIsland } from '@/components/ui/island';
import { Lazy, useLoader } from '@/components/ui/lazy';
import { RetryNotice } from '@/components/ui/retry-notice';
import { LaterStylesheets, Stylesheet } from '@/components/ui/stylesheet';
import { TapNotice } from '@/components/ui/tap-notice';
import type { RunningTestProps } from './running-test';
import { hasStoredTest } from './test-draft';

type Props = Omit<RunningTestProps, 'isResumed'> & { children: ReactNode };

const load = async () => (await import('./running-test')).RunningTest;
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
  const loader = useLoader(load);
  const [start, setStart] = useState<'resumed' | 'tapped'>();

  const open = useCallback(
    (how: 'resumed' | 'tapped') => {
      setStart(how);
      loader.retry();
    },
    [loader],
  );

  useEffect(() => {
    finishIsland(intro.current);
    if (hasStoredTest()) open('resumed');
    // The open note means that the button was tapped before hydration.
    else if (isOpen(note.current)) open('tapped');
    return loader.subscribe(() => {
      if (loader.getSnapshot().name === 'failed' && isOpen(note.current)) note.current?.hidePopover();
    });
  }, [loader, open]);

  return (
    <Lazy
      loader={loader}
      when="idle"
      notice={start && RetryNotice}
      show={start ? (Test) => <Test {...test} isResumed={start === 'resumed'} /> : undefined}
    >
      <div ref={intro} className="level-test level-test-intro stack" data-island="">
        <Stylesheet name="level-test" />
        <LaterStylesheets names={['fields', 'forms', 'upload', 'table', 'level-test-result']} />
        {children}
        <p className="level-test-start">
          <Button variant="gold" popoverTarget={noteId} popoverTargetAction="show" onClick={() => open('tapped')}>
            {text.start}
          </Button>
        </p>
        <div id={noteId} ref={note} popover="auto" className="level-test-waiting" role="status">
          {text.loading}
        </div>
        <TapNotice />
      </div>
    </Lazy>
  );
}
