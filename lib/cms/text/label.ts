import type { Translated } from '@/lib/cms/language';

export type LabelTuple = readonly [en: string, my: string, fr: string];

export type FieldText = {
  label: LabelTuple;
  description?: LabelTuple;
  /** What a relationship shows while it is empty. */
  placeholder?: LabelTuple;
  /** By the value of each option. */
  options?: Record<string, LabelTuple>;
  /** One row of an array; its plural is the label. */
  row?: LabelTuple;
};

export type FieldTexts = Record<string, FieldText>;

export const toLabel = ([en, my, fr]: LabelTuple): Translated => ({ en, my, fr });

export const toLabels = <Key extends string>(tuples: Record<Key, LabelTuple>): Record<Key, Translated> =>
  Object.fromEntries(Object.entries<LabelTuple>(tuples).map(([key, tuple]) => [key, toLabel(tuple)])) as Record<
    Key,
    Translated
  >;
