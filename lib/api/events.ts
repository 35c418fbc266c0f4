import 'server-only';
import * as contract from '@/lib/contract/events';
import { load } from './load';

export const listEvents = () => load(contract.listEvents, { tags: ['events'], select: (list) => list });
