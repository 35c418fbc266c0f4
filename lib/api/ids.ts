import 'server-only';
import { existingIdPattern, idPattern } from '@/lib/contract/common';
import { env } from '@/lib/env';

/** Whether a record can have this id: nobody is asked for another one. */
export const canBeId = (id: string): boolean => (env().BACKEND_URL ? existingIdPattern : idPattern).test(id);
