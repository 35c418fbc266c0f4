import type { Payload } from 'payload';

const hourMs = 60 * 60 * 1000;

/** When a hold that begins now ends, as staff have set it. */
export async function holdEnd(cms: Payload, kind: 'holdHours' | 'offerHours'): Promise<string> {
  const settings = await cms.findGlobal({ slug: 'reservation-settings', depth: 0, select: { [kind]: true } });
  return new Date(Date.now() + settings[kind] * hourMs).toISOString();
}
