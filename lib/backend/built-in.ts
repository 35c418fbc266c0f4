import cmsConfig from '@payload-config';
import { backend } from './app';
import { scheduledJobs } from './scheduled-jobs';
import { hasStaffSession } from './staff-session';

/** What routes and pages need of the CMS. They get it through `getBuiltIn`, without importing the CMS. */
export const builtIn = { backend, cmsConfig, scheduledJobs, hasStaffSession };
