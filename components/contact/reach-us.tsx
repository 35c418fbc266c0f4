import { ChatLinks } from '@/components/layout/chat-links';
import { EmailText } from '@/components/ui/email-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { MyText } from '@/components/ui/my-text';
import { getSiteInfo } from '@/lib/api/site-info';
import { addressOf, mapHref } from '@/lib/contract/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { contact } from '@/lib/text/en/contact';

type Line = { icon: IconName; label: string; lines: { text: string; href?: string }[] };

/** Address and contact; what the school leaves empty is not there, nor is the panel without anything in it. */
export async function ReachUs() {
  const { data: info, failed } = await getSiteInfo();
  if (failed) return <LoadFailure what={contact.whatReach} href="/contact" isPart />;
  // Only our own settings keep a second number in the third place; elsewhere anything may stand there.
  const second = info.names?.[2]?.name ?? '';
  const phones = [...new Set([info.phoneNumber ?? '', telHref(second) ? second : ''])].filter(Boolean);
  const address = addressOf(info);
  const { email, texts } = info;
  const all: Line[] = [
    {
      icon: 'phone',
      label: contact.phone,
      lines: phones.map((phone) => ({ text: displayPhone(phone), href: telHref(phone) })),
    },
    { icon: 'mail', label: contact.email, lines: email ? [{ text: email, href: `mailto:${email}` }] : [] },
    { icon: 'mapPin', label: contact.address, lines: address ? [{ text: address, href: mapHref(info) }] : [] },
    { icon: 'clock', label: contact.hours, lines: texts?.openingHours ? [{ text: texts.openingHours }] : [] },
  ];
  const known = all.filter(({ lines }) => lines.length > 0);
  if (known.length === 0 && !info.links?.chats?.length) return null;
  return (
    <section className="panel stack" aria-labelledby="reach">
      <h2 id="reach" className="display">
        {contact.reach}
      </h2>
      <address className="stack not-italic">
        {known.map((line) => (
          <ContactLine key={line.label} {...line} />
        ))}
      </address>
      <ChatLinks links={info.links} named />
    </section>
  );
}

function ContactLine({ icon, label, lines }: Line) {
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
                <EmailText>{text}</EmailText>
              </SiteLink>
            ) : (
              <MyText text={text} />
            )}
          </p>
        ))}
      </div>
    </div>
  );
}
