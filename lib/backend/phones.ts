import parsePhoneNumber from 'libphonenumber-js';
import { compactPhone, toE164 } from '@/lib/format/phone';

/** E.164, or as typed if invalid. */
export function normalizePhone(typed: string): string {
  const known = parsePhoneNumber(compactPhone(typed), 'MM');
  return known?.isValid() ? known.number : (toE164(typed) ?? typed.trim());
}
