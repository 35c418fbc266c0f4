import 'server-only';
import { eventList } from '@/lib/contract/events';
import { load } from './server';

/** Events to come, soonest first. */
export const listEvents = () => load({ path: '/event', schema: eventList, tags: ['events'], keep: (list) => list });
