'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { getText } from '#text';
import { finishIsland } from '@/components/ui/island';
import { Lazy, useLoader } from '@/components/ui/lazy';
import { SiteLink } from '@/components/ui/link';
import { RetryNotice } from '@/components/ui/retry-notice';
import { LaterStylesheets, Stylesheet } from '@/components/ui/stylesheet';
import { TapNotice } from '@/components/ui/tap-notice';
import { FirstQuestion } from './first-question';
import { choicesOf } from './question-choices';
import type { RunningTestProps } from './running-test';
import { hasStoredTest } from './test-draft';

type Props = Omit<RunningTestProps, 'isResumed' | 'first'> & { children: ReactNode };

const load = async () => (await import('./running-test')).RunningTest;

/** Shows the intro (`children`) until the test is started. An unfinished test starts by itself. */
export function TestLauncher({ children, ...test }: Props) {
  const text = getText('levelTest');
  const intro = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLDetailsElement>(null);
  const loader = useLoader(load);
  const [start, setStart] = useState<'resumed' | 'tapped'>();
  const [answer, setAnswer] = useState<string>();
  const [isSent, setIsSent] = useState(false);
  const [question] = test.questions;
  const toAnswer = useCallback(
    (input?: HTMLInputElement | null) => (input && question ? choicesOf(question)[Number(input.value)] : undefined),
    [question],
  );

  const open = useCallback(
    (how: 'resumed' | 'tapped') => {
      setStart(how);
      loader.retry();
    },
    [loader],
  );

  useEffect(() => {
    // What was tapped before hydration.
    setAnswer(toAnswer(first.current?.querySelector<HTMLInputElement>(':checked')));
    finishIsland(intro.current);
    if (hasStoredTest()) open('resumed');
    else if (first.current?.open) open('tapped');
  }, [open, toAnswer]);

  return (
    <Lazy
      loader={loader}
      when="idle"
      notice={start && RetryNotice}
      show={start ? (Test) => <Test {...test} isResumed={start === 'resumed'} first={{ answer, isSent }} /> : undefined}
    >
      <div ref={intro} className="level-test level-test-intro stack" data-island="">
        <Stylesheet name="level-test" />
        <LaterStylesheets names={['fields', 'forms', 'upload', 'table', 'level-test-result']} />
        {children}
        {question && (
          <details
            ref={first}
            className="level-test-start"
            onToggle={({ currentTarget }) => currentTarget.open && open('tapped')}
            onChange={({ target }) => setAnswer(toAnswer(target as unknown as HTMLInputElement))}
            onSubmit={(event) => {
              event.preventDefault();
              setIsSent(true);
            }}
          >
            <summary className="button button-gold">{text.start}</summary>
            <FirstQuestion question={question} count={test.questions.length} isSent={isSent} />
          </details>
        )}
        <noscript>
          <p>
            <SiteLink href="/level-test?all=1">{text.onePage}</SiteLink>
          </p>
        </noscript>
        <TapNotice />
      </div>
    </Lazy>
  );
}
