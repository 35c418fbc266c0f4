import type { Payload } from 'payload';
import { family, teacherAccount } from '@/lib/cms/seed/content/learners';
import { seedContent } from '@/lib/cms/seed/seed-content';
import { seedIds } from '@/lib/cms/seed/seed-ids';
import { seedSchool, seedSettings, seedTotals } from '@/lib/cms/seed/seed-settings';
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
    let password = '';
    cms.logger.info('Saving the demonstration content: up to a minute.');
    await seeder.run(async () => {
      await seedSettings(seeder);
      await seedSchool(seeder);
      ({ password } = await seedContent(seeder));
      await seedTotals(seeder);
    });
    cms.logger.info(`Demonstration content is in, after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
    cms.logger.info(
      `A teacher, ${teacherAccount.email} in the admin, and a parent, ${family.email} on the site, log in with ${password} (shown this once).`,
    );
  }
  await writeSeedState(cms, { phase: 'closed' });
}
