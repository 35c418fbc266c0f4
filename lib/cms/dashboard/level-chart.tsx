import type { Payload } from 'payload';
import { placementLevels } from '@/lib/contract/cefr-levels';
import { BarChart } from './bar-chart';
import { chartTexts } from './chart-texts';
import { readLevels } from './statistics';

export async function LevelChart({ payload, language }: { payload: Payload; language: string }) {
  const texts = chartTexts(language);
  return (
    <BarChart
      id="levels-reached"
      title={texts.levels}
      description={texts.inTwelveWeeks}
      unit={texts.level}
      labels={[...placementLevels]}
      series={[await readLevels(payload)]}
      texts={texts}
    />
  );
}
