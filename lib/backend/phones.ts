import parsePhoneNumber from 'libphonenumber-js';
import { compactPhone, toE164 } from '@/lib/format/phone';

/** A phone number as it is stored: E.164, whatever the habit it was typed in. A number no plan knows stays as near to that as it can. */
export function storedPhone(typed: string): string {
  const known = parsePhoneNumber(compactPhone(typed), 'MM');
  return known?.isValid() ? known.number : (toE164(typed) ?? typed.trim());
}
