import { backend } from './app';
import { scheduledJobs } from './scheduled-jobs';
import { hasStaffSession } from './staff-session';

/** What runs on the CMS, in one file: each `import()` of it is bundled with the whole CMS. */
export const builtIn = { backend, scheduledJobs, hasStaffSession };
