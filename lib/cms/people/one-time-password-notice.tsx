import type { ServerProps } from 'payload';
import { translate } from '@/lib/cms/language';

const notice = {
  en: 'You logged in with a one-time password: it does not work again.',
  my: 'တစ်ကြိမ်သုံး စကားဝှက်ဖြင့် ဝင်ထားသည်။ ၎င်းကို ထပ်သုံး၍ မရတော့ပါ။',
  fr: 'Vous êtes entré avec un mot de passe à usage unique : il ne fonctionnera plus.',
};
const choose = { en: 'Choose a password now', my: 'စကားဝှက်အသစ် ယခုရွေးရန်', fr: 'Choisir un mot de passe maintenant' };

/** On the dashboard, until a member of staff with a one-time password has chosen another. */
export function OneTimePasswordNotice({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) {
  if (!user?.oneTimePassword) return null;
  return (
    <p className="banner banner--type-error" role="status" style={{ display: 'block', lineHeight: 1.8 }}>
      {translate({ i18n }, notice)}{' '}
      <a href="/admin/account" style={{ fontWeight: 600, padding: '12px 0' }}>
        {translate({ i18n }, choose)}
      </a>
    </p>
  );
}
