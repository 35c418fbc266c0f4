import { type Translated, toAdminLanguage } from '@/lib/cms/language';
import { rejections as en } from '@/lib/text/en/rejections';
import { rejections as fr } from '@/lib/text/fr/rejections';
import { rejections as my } from '@/lib/text/my/rejections';
import type { Rejection, RejectionCode } from '@/lib/text/rejection-reason';

const texts = { en, my, fr };

export const rejectionCodes = Object.keys(en) as [RejectionCode, ...RejectionCode[]];

export const rejectionLabels = rejectionCodes.map((value) => ({
  value,
  label: { en: en[value], my: my[value], fr: fr[value] } satisfies Translated,
}));

/** As staff read it. */
export const staffReason = ({ reasonCode, reason }: Rejection, language: string): string =>
  [reasonCode && texts[toAdminLanguage(language)][reasonCode], reason].filter(Boolean).join(' ');
