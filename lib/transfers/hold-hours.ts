import type { Payload } from 'payload';

const hourMs = 60 * 60 * 1000;

/** How long before its end a reservation is reminded of. */
export const reminderMs = 12 * hourMs;

/** A hold that is shorter needs no reminder: it counts as reminded from its beginning. */
export const initialReminder = (heldUntil: string, now = new Date()): string | null =>
  Date.parse(heldUntil) - now.getTime() > reminderMs ? null : now.toISOString();

/** When a hold that begins now ends, as staff have set it. */
export async function holdEnd(cms: Payload, kind: 'holdHours' | 'offerHours'): Promise<string> {
  const settings = await cms.findGlobal({ slug: 'reservation-settings', depth: 0, select: { [kind]: true } });
  return new Date(Date.now() + settings[kind] * hourMs).toISOString();
}
