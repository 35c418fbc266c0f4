import type { Payload } from 'payload';
import { seedContent } from '@/lib/cms/seed/seed-content';
import { seedIds } from '@/lib/cms/seed/seed-ids';
import { seedSchool, seedSettings, seedTotals } from '@/lib/cms/seed/seed-settings';
import { seedTranslations } from '@/lib/cms/seed/seed-translations';
import { Seeder } from '@/lib/cms/seed/seeder';
import { hasOtherContent, hasStoredGlobal, readSeedState, writeSeedState } from '@/lib/cms/seed/state';

/**
 * Seeds a migrated database that has no content, and records that it did. The records of an interrupted run are removed first; a
 * database with other content stays as it is.
 */
export async function seedDemonstration(cms: Payload): Promise<void> {
  const startedAt = Date.now();
  const state = await readSeedState(cms);
  if (state?.phase === 'closed') return;
  const isInUse = state
    ? await hasOtherContent(cms, seedIds)
    : (await hasOtherContent(cms)) || (await hasStoredGlobal(cms));
  if (!isInUse) {
    const seeder = new Seeder(cms, state);
    await seeder.run(async () => {
      await seedSettings(seeder);
      await seedSchool(seeder);
      await seedContent(seeder);
      await seedTotals(seeder);
      await seedTranslations(seeder);
    });
    cms.logger.info(`Demonstration content is in, after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  }
  await writeSeedState(cms, { phase: 'closed' });
}
