import { openCms } from '@/lib/cms/open';
import { migrateDatabase } from '@/lib/cms/prepare-database';

// Run by `npm run move` with the environment of the new database.
const cms = await openCms();
cms.logger.level = 'warn';
await migrateDatabase(cms);
process.exit(0);
