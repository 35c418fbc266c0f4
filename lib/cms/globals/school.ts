import type { TextFieldSingleValidation } from 'payload';
import { editors, ownersOnlyField } from '@/lib/cms/access/roles';
import { languageField, pictureField, selectField, textareaField, textField } from '@/lib/cms/fields';
import { settingsGlobal } from '@/lib/cms/globals/settings-global';
import { applyDigits } from '@/lib/cms/hooks/apply-digits';
import { noticeChanges, notifyOwners } from '@/lib/cms/hooks/notify-owners';
import { refreshSite } from '@/lib/cms/hooks/refresh-site';
import { translate } from '@/lib/cms/language';
import { appSchemeField, chatField, fileField, linkField } from '@/lib/cms/link-fields';
import { localised } from '@/lib/cms/localised';
import { phoneField } from '@/lib/cms/phone-field';
import { globalLabels } from '@/lib/cms/text/collections';
import { isEmail } from '@/lib/contract/fields';

const isReachable: TextFieldSingleValidation = (value, { req }) =>
  !value || isEmail(value.trim())
    ? true
    : translate(req, {
        en: 'This is not a valid email.',
        my: 'ဤအီးမေးလ်သည် မမှန်ကန်ပါ။',
        fr: 'Cet e-mail n’est pas valide.',
      });

const notices = notifyOwners(globalLabels.school, noticeChanges);

/** An empty field hides its part of the site. */
export const school = settingsGlobal({
  slug: 'school',
  update: editors,
  beforeChange: [notices.beforeChange],
  afterChange: [applyDigits, refreshSite('site-info'), notices.afterChange],
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
              validate: isReachable,
              hooks: { beforeValidate: [({ value }) => (typeof value === 'string' ? value.trim() : value)] },
              access: { update: ownersOnlyField },
              description: {
                en: 'Shown to visitors. Notices of enrolments and payments go here as well, so only owners change it.',
                my: 'လာရောက်ကြည့်ရှုသူများ မြင်ရမည်။ သင်တန်းအပ်လွှာနှင့် ငွေပေးချေမှု အကြောင်းကြားစာများလည်း ဤအီးမေးလ်သို့ ရောက်သဖြင့် ပိုင်ရှင်များသာ ပြင်နိုင်သည်။',
                fr: 'Visible des visiteurs. Les avis d’inscription et de paiement y arrivent aussi : seuls les propriétaires la modifient.',
              },
            }),
            languageField('noticeLanguage', {
              label: { en: 'Language of notices', my: 'အကြောင်းကြားစာများ၏ ဘာသာစကား', fr: 'Langue des avis' },
              description: {
                en: 'Of the emails about enrolments, payments and messages to the address above.',
                my: 'အထက်ပါ အီးမေးလ်သို့ ပို့သော သင်တန်းအပ်လွှာ၊ ငွေပေးချေမှုနှင့် စာများ အကြောင်းကြားချက်များ၏ ဘာသာစကား။',
                fr: 'Des e-mails sur les inscriptions, les paiements et les messages, envoyés à l’adresse ci-dessus.',
              },
            }),
            localised(textareaField('address')),
            linkField('map', 'map', 'https://maps.app.goo.gl/…', {
              label: { en: 'Map', my: 'မြေပုံ', fr: 'Plan' },
              description: {
                en: 'Link to the school on a map. Empty: the map is searched for the postal address.',
                my: 'မြေပုံပေါ်ရှိ ကျောင်းတည်နေရာ လင့်ခ်။ ဗလာထားပါက လိပ်စာဖြင့် ရှာပါမည်။',
                fr: 'Lien vers l’école sur un plan. Vide : recherche de l’adresse postale.',
              },
            }),
            chatField('viber', 'Viber', '09 250 000 117'),
            chatField('messenger', 'Messenger', 'https://m.me/ecolepadauk'),
            chatField('telegram', 'Telegram', 'https://t.me/ecolepadauk'),
            selectField(
              'digits',
              [
                { value: 'latin', label: { en: 'Latin', my: 'လက်တင်ဂဏန်း', fr: 'Latins' } },
                {
                  value: 'burmese',
                  label: { en: 'Burmese', my: 'မြန်မာဂဏန်း', fr: 'Birmans' },
                },
              ],
              {
                label: { en: 'Digits', my: 'ဂဏန်းများ', fr: 'Chiffres' },
                defaultValue: 'latin',
                description: {
                  en: 'Of prices, dates and counts on the Burmese pages.',
                  my: 'မြန်မာစာမျက်နှာများရှိ ဈေးနှုန်း၊ ရက်စွဲနှင့် အရေအတွက်များအတွက်။',
                  fr: 'Des prix, des dates et des nombres sur les pages en birman.',
                },
              },
            ),
            localised(textField('openingHours')),
            linkField('facebook', 'facebook', 'https://www.facebook.com/ecolepadauk'),
            linkField('youtube', 'youtube', 'https://www.youtube.com/@ecolepadauk'),
            linkField('appStore', 'appStore', 'https://apps.apple.com/app/ecole-padauk/id1234567890'),
            linkField('playStore', 'playStore', 'https://play.google.com/store/apps/details?id=mm.ecolepadauk'),
            appSchemeField('appScheme', 'ecolepadauk'),
            textField('builderName'),
            linkField('builderUrl', 'website', 'https://www.example.com'),
          ],
        },
        {
          label: { en: 'Welcome', my: 'ကြိုဆိုခြင်း', fr: 'Accueil' },
          fields: [
            localised(textField('tagline')),
            fileField('heroVideo', '/videos/trailer.mp4'),
            fileField('heroVideoCaptions', '/videos/trailer.vtt'),
            pictureField('heroVideoPoster'),
            localised(textField('welcomeHeading')),
            localised(textareaField('welcomeText')),
            localised(textareaField('aboutText')),
            pictureField('aboutPicture'),
            {
              name: 'points',
              type: 'array',
              maxRows: 12,
              fields: [localised(textField('title', { required: true })), localised(textareaField('text'))],
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
            localised(textareaField('siteDescription', { maxLength: 200 })),
            localised(textareaField('adultIntro')),
            localised(textareaField('kidIntro')),
            localised(textareaField('nativeIntro')),
            localised(textareaField('videoIntro')),
            localised(textareaField('booksIntro')),
            localised(textareaField('instructorsIntro')),
            localised(textareaField('blogIntro')),
            localised(textareaField('contactLead')),
            localised(textareaField('supportLead')),
            localised(textareaField('appLead')),
            localised(textField('newsletterHeading')),
            localised(textareaField('newsletterLead')),
          ],
        },
      ],
    },
  ],
});
