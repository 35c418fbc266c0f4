import type { LevelTestSetting } from '@/lib/cms/payload-types';
import { cefrLevels, type PlacementLevel } from '@/lib/contract/cefr-levels';
import { listTestLevels } from '@/lib/contract/level-test';
import { readGlobal } from './content';
import { questionLevelsWithAnswers } from './level-test';
import { type Thresholds, testLevels } from './level-test-score';
import { route } from './route';
import { routes } from './routes';

type Settings = LevelTestSetting;

export const readLevelTestSettings = (): Promise<Settings> => readGlobal('level-test-settings', 0);

const groupOf = (level: PlacementLevel) => level.toLowerCase() as Lowercase<PlacementLevel>;

export const thresholdsOf = (settings: Settings): Thresholds =>
  Object.fromEntries(
    cefrLevels.map((level) => [level, settings[groupOf(level) as Lowercase<typeof level>]?.needed ?? null]),
  );

export const adviceOf = (settings: Settings, level: PlacementLevel): string | undefined =>
  settings[groupOf(level)]?.advice ?? undefined;

export const levelTestLevels = routes(
  route(listTestLevels, async () => {
    const [questions, settings] = await Promise.all([questionLevelsWithAnswers(), readLevelTestSettings()]);
    return [{ level: 'A0' as const, total: 0, needed: 0 }, ...testLevels(questions, thresholdsOf(settings))].map(
      (one) => ({ ...one, advice: adviceOf(settings, one.level) }),
    );
  }),
);
