import { type Label, type LabelTuple, toLabel } from './label';

const texts = {
  created: ['Created', 'ဖန်တီးသည့်အချိန်', 'Créé'],
  changed: ['Changed', 'ပြင်ဆင်သည့်အချိန်', 'Modifié'],
  changedBy: ['Changed by', 'ပြင်ဆင်သူ', 'Modifié par'],
  version: ['Version', 'ဗားရှင်း', 'Version'],
  published: ['Published', 'ထုတ်ဝေပြီး', 'Publié'],
  draft: ['Draft', 'မူကြမ်း', 'Brouillon'],
  noVersions: ['No versions yet.', 'ဗားရှင်း မရှိသေးပါ။', 'Pas encore de version.'],
  bySystem: ['The system', 'စနစ်', 'Le système'],
  corrections: ['Corrections', 'ပြင်ဆင်ချက်များ', 'Corrections'],
  olderVersions: ['Older', 'ယခင်ဗားရှင်းများ', 'Plus anciennes'],
  newerVersions: ['Newer', 'နောက်ပိုင်းဗားရှင်းများ', 'Plus récentes'],
} satisfies Record<string, LabelTuple>;

type Key = keyof typeof texts;
export type AdminTexts = Record<Key, string>;

/** Texts of the admin's own parts in one language; English for an unknown one. */
export function adminTexts(language: string): AdminTexts {
  const known = (language === 'my' || language === 'fr' ? language : 'en') satisfies keyof Label;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, toLabel(text)[known]])) as AdminTexts;
}
