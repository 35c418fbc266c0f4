import 'server-only';
import { instructorList } from '@/lib/contract/instructors';
import { load } from './server';

export const listInstructors = () =>
  load({ path: '/instructor', schema: instructorList, tags: ['instructors'], keep: (list) => list });
