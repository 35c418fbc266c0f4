import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { existingIdPattern, idPattern } from '@/lib/contract/common';

/** Whether a record can have this id: nobody is asked for another one. */
export const canBeId = (id: string): boolean => (capabilities().issuesUuids ? idPattern : existingIdPattern).test(id);
