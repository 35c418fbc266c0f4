import { getBuiltIn } from '@/lib/backend/shared-backend';

export const cmsConfig = getBuiltIn().then((builtIn) => builtIn.cmsConfig);
