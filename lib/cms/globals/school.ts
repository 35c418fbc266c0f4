import type { Field, GlobalConfig, TextFieldSingleValidation } from 'payload';
import { editors, ownersOnlyField, publicContent } from '@/lib/cms/access/roles';
import { longText, picture, textField } from '@/lib/cms/fields';
import { groups } from '@/lib/cms/groups';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { noticeChanges, tellOwners } from '@/lib/cms/hooks/tell-owners';
import { translate } from '@/lib/cms/language';
import { phoneField } from '@/lib/cms/phone-field';
import { type ChatNetwork, chatHref } from '@/lib/format/chat-links';

const opensChat =
  (network: ChatNetwork, example: string): TextFieldSingleValidation =>
  (value, { req }) =>
    !value || chatHref(network, value)
      ? true
      : translate(req, {
          en: `This does not open a chat. Write it like this: ${example}`,
          my: `ဤအတိုင်း ချက်တင် မပွင့်ပါ။ ဤသို့ ရေးပါ- ${example}`,
          fr: `Ceci n’ouvre pas de discussion. Écrivez-le ainsi : ${example}`,
        });

const chatField = (network: ChatNetwork, label: string, example: string): Field =>
  textField(network, {
    label: { en: label, my: label, fr: label },
    validate: opensChat(network, example),
    description: {
      en: `Such as ${example}. Empty: not shown.`,
      my: `ဥပမာ ${example}။ ဗလာထားပါက မပြပါ။`,
      fr: `Par exemple ${example}. Vide : non affiché.`,
    },
  });

const isWebLink: TextFieldSingleValidation = (value, { req }) =>
  !value || (/^https?:\/\//.test(value) && URL.canParse(value))
    ? true
    : translate(req, {
        en: 'Paste the whole link, from https:// on.',
        my: 'https:// မှစ၍ လင့်ခ်အပြည့်အစုံကို ထည့်ပါ။',
        fr: 'Collez le lien entier, à partir de https://.',
      });

/** Contact, links and welcome words. An empty field hides what it stands for. */
export const school: GlobalConfig = {
  slug: 'school',
  label: { en: 'School', my: 'ကျောင်း', fr: 'École' },
  admin: { group: groups.settings },
  access: { read: publicContent, update: editors },
  hooks: { afterChange: [refreshSite('site-info'), tellOwners('School', noticeChanges)] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { en: 'Contact', my: 'ဆက်သွယ်ရန်', fr: 'Contact' },
          fields: [
            phoneField('phone1'),
            phoneField('phone2'),
            textField('email', {
              access: { update: ownersOnlyField },
              description: {
                en: 'Shown to visitors. Notices of enrolments and payments go here as well, so only owners change it.',
                my: 'လာရောက်ကြည့်ရှုသူများ မြင်ရမည်။ စာရင်းသွင်းမှုနှင့် ငွေပေးချေမှု အကြောင်းကြားစာများလည်း ဤအီးမေးလ်သို့ ရောက်သဖြင့် ပိုင်ရှင်များသာ ပြင်နိုင်သည်။',
                fr: 'Visible des visiteurs. Les avis d’inscription et de paiement y arrivent aussi : seuls les propriétaires la modifient.',
              },
            }),
            longText('address'),
            textField('map', {
              label: { en: 'Map', my: 'မြေပုံ', fr: 'Plan' },
              validate: isWebLink,
              description: {
                en: 'Link to the school on a map. Empty: the map is searched for the postal address.',
                my: 'မြေပုံပေါ်ရှိ ကျောင်းတည်နေရာ လင့်ခ်။ ဗလာထားပါက လိပ်စာဖြင့် ရှာပါမည်။',
                fr: 'Lien vers l’école sur un plan. Vide : recherche de l’adresse postale.',
              },
            }),
            chatField('viber', 'Viber', '09 250 000 117'),
            chatField('messenger', 'Messenger', 'https://m.me/ecolepadauk'),
            chatField('telegram', 'Telegram', 'https://t.me/ecolepadauk'),
            textField('openingHours'),
            textField('facebook'),
            textField('youtube'),
            textField('appStore'),
            textField('playStore'),
            textField('appScheme'),
            textField('builderName'),
            textField('builderUrl'),
          ],
        },
        {
          label: { en: 'Welcome', my: 'ကြိုဆိုခြင်း', fr: 'Accueil' },
          fields: [
            textField('tagline'),
            textField('heroVideo'),
            textField('heroVideoCaptions'),
            picture('heroVideoPoster'),
            textField('welcomeHeading'),
            longText('welcomeText'),
            longText('aboutText'),
            picture('aboutPicture'),
            {
              name: 'points',
              type: 'array',
              maxRows: 12,
              fields: [textField('title', { required: true }), longText('text')],
            },
          ],
        },
        {
          label: { en: 'Pages', my: 'စာမျက်နှာများ', fr: 'Pages' },
          description: {
            en: 'The lines under the headings. An empty one is left out.',
            my: 'ခေါင်းစဉ်များအောက်ရှိ စာကြောင်းများ။ ဗလာထားလျှင် မပြပါ။',
            fr: 'Les lignes sous les titres. Une ligne vide est omise.',
          },
          fields: [
            longText('siteDescription', { maxLength: 200 }),
            longText('adultIntro'),
            longText('kidIntro'),
            longText('nativeIntro'),
            longText('videoIntro'),
            longText('booksIntro'),
            longText('instructorsIntro'),
            longText('blogIntro'),
            longText('contactLead'),
            longText('supportLead'),
            longText('appLead'),
            textField('newsletterHeading'),
            longText('newsletterLead'),
          ],
        },
      ],
    },
  ],
};
