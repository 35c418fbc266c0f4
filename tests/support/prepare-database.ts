// Run by `payload run`: an up-to-date database in the data folder, in a process that has then ended.
import { openCms } from '@/lib/cms/open';
import { bringUpToDate } from '@/lib/cms/prepare';

await bringUpToDate(await openCms());
process.exit(0);
