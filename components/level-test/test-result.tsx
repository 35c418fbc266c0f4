'use client';

import { useEffect, useRef } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/link';
import type { AttemptResult } from '@/lib/contract/level-test';
import type { RecommendedCourses } from './recommended-course';
import { ResultSummary } from './result-summary';
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

  return (
    <div className="level-test level-test-result">
      <ResultSummary {...{ result, minutes, recommendations }} titleRef={title} />
      <div className="stack level-test-more">
        {canSend && <SendResult attemptId={result.attemptId} />}
        <div className="level-test-actions cluster">
          <ShareResult level={result.level ?? 'A0'} />
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
