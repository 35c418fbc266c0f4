import 'server-only';
import { capabilities } from '@/lib/backend-choice';
import { existingIdPattern, idPattern } from '@/lib/contract/common';

export const canBeId = (id: string): boolean => (capabilities.hasUuids ? idPattern : existingIdPattern).test(id);
