import 'server-only';
import { pathOf } from '@/lib/contract/endpoint';
import { getOffer, type SeatOffer } from '@/lib/contract/reservations';
import { logError } from '@/lib/log-error';
import { backend } from './backend';
import type { Loaded } from './load';

/** Not cached: it changes with the answer. Null for a link that is not valid. */
export async function findOffer(token: string): Promise<Loaded<SeatOffer | null>> {
  try {
    const response = await backend.request(`/api${pathOf(getOffer, { token })}`);
    if (response.status === 400 || response.status === 404) return { failed: false, data: null };
    if (!response.ok) throw new Error(`The offer’s request failed with ${response.status}.`);
    return { failed: false, data: getOffer.response.parse(((await response.json()) as { data: unknown }).data) };
  } catch (error) {
    logError('An offer could not be loaded.', error);
    return { failed: true, data: null };
  }
}
