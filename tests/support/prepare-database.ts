import { openCms } from '@/lib/cms/open';
import { prepareDatabase } from '@/lib/cms/prepare-database';

await prepareDatabase(await openCms());
process.exit(0);
