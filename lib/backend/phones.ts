import parsePhoneNumber from 'libphonenumber-js';
import { compactPhone, toE164 } from '@/lib/format/phone';

export function normalizePhone(typed: string): string {
  const known = parsePhoneNumber(compactPhone(typed), 'MM');
  return known?.isValid() ? known.number : (toE164(typed) ?? typed.trim());
}
