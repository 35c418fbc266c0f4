import parsePhoneNumber from 'libphonenumber-js';
import type { TextField } from 'payload';
import { compactPhone } from '@/lib/format/phone';
import { type Translated, translate } from './language';

const invalidPhone: Translated = {
  en: 'This is not a phone number. Write it like 09 250 000 117 or +95 9 250 000 117.',
  my: 'ဤသည်မှာ ဖုန်းနံပါတ် မဟုတ်ပါ။ 09 250 000 117 သို့မဟုတ် +95 9 250 000 117 ကဲ့သို့ ရေးပါ။',
  fr: 'Ce n’est pas un numéro de téléphone. Écrivez-le comme 09 250 000 117 ou +95 9 250 000 117.',
};

/** E.164; undefined for what cannot be dialled. */
function parseE164(typed: unknown): string | undefined {
  if (typeof typed !== 'string') return undefined;
  const phone = parsePhoneNumber(compactPhone(typed), 'MM');
  return phone?.isPossible() ? phone.number : undefined;
}

export const phoneField = (name: string, more: Partial<Pick<TextField, 'label'>> = {}): TextField => ({
  name,
  type: 'text',
  ...more,
  hooks: { beforeValidate: [({ value }) => parseE164(value) ?? value] },
  validate: (value: unknown, { req }: { req: Parameters<typeof translate>[0] }) =>
    !value || parseE164(value) !== undefined || translate(req, invalidPhone),
});
