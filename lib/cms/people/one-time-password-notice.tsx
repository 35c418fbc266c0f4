import type { ServerProps } from 'payload';
import { defineTexts } from '@/lib/cms/text/define-texts';

const noticeTexts = defineTexts({
  en: {
    notice: 'You logged in with a one-time password: it does not work again.',
    choose: 'Choose a password now',
  },
  my: {
    notice: 'တစ်ကြိမ်သုံး စကားဝှက်ဖြင့် ဝင်ထားသည်။ ၎င်းကို ထပ်သုံး၍ မရတော့ပါ။',
    choose: 'စကားဝှက်အသစ် ယခုရွေးရန်',
  },
  fr: {
    notice: 'Vous êtes entré avec un mot de passe à usage unique : il ne fonctionnera plus.',
    choose: 'Choisir un mot de passe maintenant',
  },
});

export function OneTimePasswordNotice({ user, i18n }: Pick<ServerProps, 'user' | 'i18n'>) {
  if (!user?.oneTimePassword) return null;
  const texts = noticeTexts(i18n.language);
  return (
    <p className="banner banner--type-error" role="status" style={{ display: 'block', lineHeight: 1.8 }}>
      {texts.notice}{' '}
      <a href="/admin/account" style={{ fontWeight: 600, padding: '12px 0' }}>
        {texts.choose}
      </a>
    </p>
  );
}
