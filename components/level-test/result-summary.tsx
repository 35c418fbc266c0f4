import type { Ref } from 'react';
import { getText } from '#text';
import { LevelBadge } from '@/components/ui/level-badge';
import type { AttemptResult } from '@/lib/contract/level-test';
import { fill } from '@/lib/text/fill';
import { LevelChart } from './level-chart';
import { RecommendedCourse, type RecommendedCourses } from './recommended-course';

type Props = {
  result: Omit<AttemptResult, 'attemptId'>;
  minutes: number;
  recommendations: RecommendedCourses;
  titleRef?: Ref<HTMLHeadingElement>;
};

export function ResultSummary({ result, minutes, recommendations, titleRef }: Props) {
  const text = getText('levelTest');
  const { correct, level = 'A0', next, age, goal, advice, perLevel, timeUp } = result;
  return (
    <>
      <div className="level-test-level">
        <h2 ref={titleRef} tabIndex={-1}>
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
    </>
  );
}
