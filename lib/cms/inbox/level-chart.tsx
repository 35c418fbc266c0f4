import type { Payload } from 'payload';
import { placementLevels } from '@/lib/contract/common';
import { BarChart } from './bar-chart';
import { readLevels } from './statistics';
import type { InboxWords } from './words';

/** The CEFR levels that learners reached in the level test. */
export async function LevelChart({ payload, words }: { payload: Payload; words: InboxWords }) {
  return (
    <BarChart
      id="levels-reached"
      title={words.levels}
      description={words.inTwelveWeeks}
      unit={words.level}
      labels={[...placementLevels]}
      series={[await readLevels(payload)]}
      words={words}
    />
  );
}
