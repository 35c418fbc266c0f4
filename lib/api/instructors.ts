import 'server-only';
import * as contract from '@/lib/contract/instructors';
import { load } from './load';

export const listInstructors = () => load(contract.listInstructors, { tags: ['instructors'], select: (list) => list });
