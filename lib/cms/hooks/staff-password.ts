import {
  type CollectionAfterLoginHook,
  type CollectionBeforeOperationHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { type Translated, translate } from '@/lib/cms/language';
import { type Account, findPasswordProblem } from '@/lib/cms/people/current-password';
import { isCommonPassword, isPersonalPassword } from '@/lib/format/weak-passwords';

/** The same as for OWNER_PASSWORD. Payload's own minimum is 3. */
const minLength = 10;

const texts = {
  common: {
    en: 'Very many people use this password. Please choose another one.',
    my: 'ဤစကားဝှက်ကို လူအများ အသုံးပြုကြသည်။ အခြားတစ်ခု ရွေးပါ။',
    fr: 'Beaucoup de gens utilisent ce mot de passe. Choisissez-en un autre.',
  },
  personal: {
    en: 'Please choose a password without the name or email.',
    my: 'အမည် သို့မဟုတ် အီးမေးလ် မပါသော စကားဝှက်ကို ရွေးပါ။',
    fr: 'Choisissez un mot de passe sans le nom ni l’adresse e-mail.',
  },
  oneByOne: {
    en: 'Passwords and emails are changed one person at a time.',
    my: 'စကားဝှက်နှင့် အီးမေးလ်ကို တစ်ဦးချင်းသာ ပြင်နိုင်သည်။',
    fr: 'Mots de passe et adresses e-mail se changent une personne à la fois.',
  },
} satisfies Record<string, Translated>;

type Change = {
  id?: string;
  data?: { name?: unknown; email?: unknown; password?: unknown; currentPassword?: unknown; token?: unknown };
};

const refuse = (req: PayloadRequest, path: string, message: string): never => {
  throw new ValidationError({ collection: 'staff', errors: [{ message, path }], req }, req.t);
};

const findAccount = (req: PayloadRequest, field: 'id' | 'resetPasswordToken', value: string) =>
  req.payload.db.findOne<Account>({ collection: 'staff', where: { [field]: { equals: value } }, req });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

async function refuseWeakPassword(req: PayloadRequest, { id, data = {} }: Change): Promise<void> {
  const { password, token } = data;
  if (!password) return;
  if (typeof password !== 'string' || password.length < minLength) {
    return refuse(req, 'password', req.t('validation:longerThanMin', { minLength }));
  }
  if (isCommonPassword(password)) refuse(req, 'password', translate(req, texts.common));
  const stored = id
    ? await findAccount(req, 'id', id)
    : token
      ? await findAccount(req, 'resetPasswordToken', textOf(token))
      : undefined;
  const people = [
    { name: textOf(data.name), email: textOf(data.email) },
    { name: stored?.name ?? '', email: stored?.email ?? '' },
  ];
  if (people.some((person) => isPersonalPassword(password, person))) {
    refuse(req, 'password', translate(req, texts.personal));
  }
}

/** To change the password or email of any account, staff must enter their own current password. */
async function requireCurrentPassword(req: PayloadRequest, { id, data = {} }: Change): Promise<void> {
  const { user } = req;
  // Access control refuses those who may not change this account.
  if (!user || (id && id !== user.id && !isStaff(req, 'owner'))) return;
  if (!id) return data.password || data.email ? refuse(req, 'password', translate(req, texts.oneByOne)) : undefined;
  const [changed, own] = await Promise.all([findAccount(req, 'id', id), findAccount(req, 'id', String(user.id))]);
  const hasNewEmail = textOf(data.email) !== '' && textOf(data.email).toLowerCase().trim() !== changed?.email;
  if (!own || (!data.password && !hasNewEmail)) return;
  // A used one-time password has been deleted: there is nothing to enter.
  if (own.oneTimePassword && own.id === changed?.id && !hasNewEmail) return;
  const problem = await findPasswordProblem(req, own, textOf(data.currentPassword));
  if (problem) refuse(req, 'currentPassword', problem);
}

export const guardPassword: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return;
  const change = args as Change;
  if (operation === 'update' && !overrideAccess) await requireCurrentPassword(req, change);
  await refuseWeakPassword(req, change);
  req.context.setsPassword = Boolean(change.data?.password);
  delete change.data?.currentPassword;
};

/** Mutates `data`: a password reset ignores what this hook returns. */
export const markOneTimePassword: CollectionBeforeValidateHook = ({ data, req }) => {
  if (data && req.context.setsPassword) data.oneTimePassword = req.context.isOneTimePassword === true;
  return data;
};

export const endOneTimePassword: CollectionAfterLoginHook<Account> = async ({ user, req }) => {
  if (!user.oneTimePassword) return;
  await req.payload.db.updateOne({
    collection: 'staff',
    id: user.id,
    data: { hash: null, salt: null },
    req,
    returning: false,
  });
};
