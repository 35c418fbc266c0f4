import 'server-only';
import * as contract from '@/lib/contract/events';
import { load } from './server';

/** Events to come, soonest first. */
export const listEvents = () => load(contract.listEvents, { tags: ['events'], keep: (list) => list });
