import type { Field, TextFieldSingleValidation } from 'payload';
import { textField } from '@/lib/cms/fields';
import { type ChatNetwork, chatHref } from '@/lib/format/chat-links';
import { appSchemeOf, fileHref, type LinkTarget, webHref } from '@/lib/format/web-links';
import { type Translated, translate } from './language';

const trimmed = {
  beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? value.trim() : value)],
};

const requires =
  (parse: (text: string) => string | undefined, message: Translated): TextFieldSingleValidation =>
  (value, { req }) =>
    !value || parse(value) !== undefined ? true : translate(req, message);

const wholeLink = (example: string): Translated => ({
  en: `Paste the whole link, such as ${example}.`,
  my: `လင့်ခ်အပြည့်အစုံကို ထည့်ပါ။ ဥပမာ ${example}`,
  fr: `Collez le lien entier, par exemple ${example}.`,
});

type Texts = { label?: Translated; description?: Translated };

/** A link that must lead to its target. Empty is allowed. */
export const linkField = (name: string, target: LinkTarget, example: string, texts: Texts = {}): Field =>
  textField(name, {
    ...texts,
    hooks: trimmed,
    validate: requires((text) => webHref(target, text), wholeLink(example)),
  });

export const chatField = (network: ChatNetwork, label: string, example: string): Field =>
  textField(network, {
    label: { en: label, my: label, fr: label },
    validate: requires((text) => chatHref(network, text), {
      en: `This does not open a chat. Write it like this: ${example}`,
      my: `ဤအတိုင်း ချက်တင် မပွင့်ပါ။ ဤသို့ ရေးပါ – ${example}`,
      fr: `Ceci n’ouvre pas de discussion. Écrivez-le ainsi : ${example}`,
    }),
    description: {
      en: `Such as ${example}. Empty: not shown.`,
      my: `ဥပမာ ${example}။ ဗလာထားပါက မပြပါ။`,
      fr: `Par exemple ${example}. Vide : non affiché.`,
    },
  });

export const appSchemeField = (name: string, example: string): Field =>
  textField(name, {
    hooks: trimmed,
    validate: requires(appSchemeOf, {
      en: `Write the app’s own scheme, such as ${example}.`,
      my: `အက်ပ်၏ ကိုယ်ပိုင် scheme ကို ရေးပါ။ ဥပမာ ${example}`,
      fr: `Écrivez le schéma propre à l’application, par exemple ${example}.`,
    }),
  });

export const fileField = (name: string, example: string): Field =>
  textField(name, {
    hooks: trimmed,
    validate: requires(fileHref, {
      en: `Write a path such as ${example}, or the whole link from https:// on.`,
      my: `${example} ကဲ့သို့ လမ်းကြောင်းကို သို့မဟုတ် https:// မှစ၍ လင့်ခ်အပြည့်အစုံကို ထည့်ပါ။`,
      fr: `Écrivez un chemin comme ${example}, ou le lien entier à partir de https://.`,
    }),
  });
