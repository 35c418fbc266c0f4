import 'server-only';
import * as contract from '@/lib/contract/instructors';
import { load } from './server';

export const listInstructors = () => load(contract.listInstructors, { tags: ['instructors'], keep: (list) => list });
