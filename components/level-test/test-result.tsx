'use client';

import { useEffect, useRef } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import type { AttemptResult } from '@/lib/contract/level-test';
import { fill } from '@/lib/text/fill';
import { LevelChart } from './level-chart';
import { RecommendedCourse, type RecommendedCourses } from './recommended-course';
import { SendResult } from './send-result';
import { ShareResult } from './share-result';

type Props = {
  result: AttemptResult;
  minutes: number;
  canSend: boolean;
  recommendations: RecommendedCourses;
  /** Shown again after a reload: the page must not scroll to it. */
  isRestored: boolean;
  onRestart: () => void;
};

export function TestResult({ result, minutes, canSend, recommendations, isRestored, onRestart }: Props) {
  const text = getText('levelTest');
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    if (!isRestored) title.current?.focus();
  }, []);

  const { correct, level = 'A0', next, age, goal, advice, perLevel, timeUp } = result;
  return (
    <div className="level-test level-test-result">
      <div className="level-test-level">
        <h2 ref={title} tabIndex={-1}>
          {text.yourLevel} <LevelBadge level={text.levelCodes[level]} />
        </h2>
        {level !== 'A0' && <p className="display">{text.levelNames[level]}</p>}
        {advice && <p>{advice}</p>}
        <p className="small muted">
          {text.congratulations} <span>{fill(text.corrected, { right: correct })}</span> {text.estimate}
        </p>
        {timeUp && <p className="small muted">{fill(text.timeUpNote, { minutes })}</p>}
      </div>
      <RecommendedCourse recommendations={recommendations} reached={level} next={next} age={age} goal={goal} />
      <LevelChart levels={perLevel} />
      <div className="stack level-test-more">
        {canSend && <SendResult attemptId={result.attemptId} />}
        <div className="level-test-actions cluster">
          <ShareResult level={level} />
          <Button variant="plain" isSmall onClick={() => window.print()}>
            {text.print}
          </Button>
          <Button variant="plain" isSmall onClick={onRestart}>
            {text.again}
          </Button>
          <SiteLink className="button button-plain button-small" href="/">
            {text.home}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
