import { getText } from '#text';
import { ChatLinks } from '@/components/layout/chat-links';
import { EmailText } from '@/components/ui/email-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Panel } from '@/components/ui/panel';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';
import { mapHref, postalAddressOf } from '@/lib/contract/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';

type ContactEntry = { icon: IconName; label: string; lines: { text: string; href?: string }[] };

export async function ReachUs() {
  const contact = getText('contact');
  const { data: info, failed } = await getSiteInfo();
  if (failed) return <LoadFailure what={contact.whatReach} href="/contact" isPart />;
  // Our settings send a second phone number as the third name; an existing backend may send anything there.
  const secondPhone = info.names?.[2]?.name ?? '';
  const phones = [...new Set([info.phoneNumber ?? '', telHref(secondPhone) ? secondPhone : ''])].filter(Boolean);
  const address = postalAddressOf(info);
  const { email, texts } = info;
  const entries: ContactEntry[] = [
    {
      icon: 'phone',
      label: contact.phone,
      lines: phones.map((phone) => ({ text: displayPhone(phone), href: telHref(phone) })),
    },
    { icon: 'mail', label: contact.email, lines: email ? [{ text: email, href: `mailto:${email}` }] : [] },
    { icon: 'mapPin', label: contact.address, lines: address ? [{ text: address, href: mapHref(info) }] : [] },
    { icon: 'clock', label: contact.hours, lines: texts?.openingHours ? [{ text: texts.openingHours }] : [] },
  ];
  const filledEntries = entries.filter(({ lines }) => lines.length > 0);
  if (filledEntries.length === 0 && !info.links?.chats?.length) return null;
  return (
    <Panel id="reach" title={contact.reach}>
      <Stylesheet name="fields" />
      <address className="stack not-italic">
        {filledEntries.map((entry) => (
          <ContactDetails key={entry.label} {...entry} />
        ))}
      </address>
      <ChatLinks links={info.links} hasNames />
    </Panel>
  );
}

function ContactDetails({ icon, label, lines }: ContactEntry) {
  return (
    <div className="flex gap-3">
      <span className="tile">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <p className="field-label">{label}</p>
        {lines.map(({ text, href }) => (
          <p key={text}>
            {href ? (
              <SiteLink href={href}>
                {text.includes('@') ? <EmailText>{text}</EmailText> : <MultilingualText text={text} />}
              </SiteLink>
            ) : (
              <MultilingualText text={text} />
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
