import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { existingIdPattern, idPattern } from '@/lib/contract/common';

export const canBeId = (id: string): boolean => (capabilities.issuesUuids ? idPattern : existingIdPattern).test(id);
