/** A text of the admin in its three languages. */
export type Label = { en: string; my: string; fr: string };

/** English, Burmese, French. */
export type LabelTuple = readonly [en: string, my: string, fr: string];

/** What staff read about one field. */
export type FieldText = {
  label: LabelTuple;
  description?: LabelTuple;
  /** By the value of each option. */
  options?: Record<string, LabelTuple>;
  /** One row of an array; its plural is the label. */
  row?: LabelTuple;
};

/** The texts of one collection or global, by the dotted path of each field. */
export type FieldTexts = Record<string, FieldText>;

export const toLabel = ([en, my, fr]: LabelTuple): Label => ({ en, my, fr });
