'use client';

import { useEffect, useRef } from 'react';
import { Button, LinkButton } from '@/components/ui/button';
import { LevelBadge } from '@/components/ui/level-badge';
import type { FittingCourse } from '@/lib/api/level-test';
import type { AttemptResult } from '@/lib/contract/level-test';
import { levelTest as text } from '@/lib/text/en/level-test';
import { FittingCourseList } from './fitting-course-list';
import { LevelChart } from './level-chart';
import { SendResult } from './send-result';
import { ShareResult } from './share-result';

type Props = {
  result: AttemptResult;
  minutes: number;
  canSend: boolean;
  fitting: FittingCourse[];
  /** It is shown again after a reload, so the page stays where it is. */
  quiet: boolean;
  onAgain: () => void;
};

/** What the test has found, and what one can do with it. */
export function TestResult({ result, minutes, canSend, fitting, quiet, onAgain }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the result appears
  useEffect(() => {
    if (!quiet) title.current?.focus();
  }, []);

  const { correct, total, level, advice, perLevel, timeUp } = result;
  return (
    <div className="level-test level-test-result stack">
      <h2 ref={title} tabIndex={-1}>
        {text.congratulations}
      </h2>
      <p className="lead">{text.corrected(correct)}</p>
      <div className="stack">
        {level && (
          <div className="level-test-level">
            <p>
              {text.yourLevel} <LevelBadge level={level} />
            </p>
            {advice && <p>{advice}</p>}
            <p className="small muted">
              {text.rightOf(correct, total)}. {text.estimate}
            </p>
            {timeUp && <p className="small">{text.timeUpNote(minutes)}</p>}
          </div>
        )}
        <LevelChart levels={perLevel} />
      </div>
      <div className="stack">
        <FittingCourseList courses={fitting} level={level} />
        {canSend && <SendResult attemptId={result.attemptId} />}
        <div className="level-test-actions cluster">
          <ShareResult level={level} />
          <Button look="quiet" onClick={() => window.print()}>
            {text.print}
          </Button>
          <Button look="quiet" onClick={onAgain}>
            {text.again}
          </Button>
          <LinkButton href="/">{text.home}</LinkButton>
        </div>
      </div>
    </div>
  );
}
