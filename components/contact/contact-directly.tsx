import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Panel } from '@/components/ui/panel';
import { getSiteInfo } from '@/lib/api/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { fill } from '@/lib/text/fill';

export async function ContactDirectly() {
  const contact = getText('contact');
  const { phoneNumber, email } = (await getSiteInfo()).data ?? {};
  if (!phoneNumber && !email) return null;
  const phoneHref = phoneNumber && telHref(phoneNumber);
  return (
    <Panel id="direct" title={contact.direct} className="only:max-w-3xl only:col-span-full">
      <p>
        <MultilingualText text={contact.directLead} />
      </p>
      <p className="cluster">
        {phoneHref && (
          <LinkButton href={phoneHref}>{fill(contact.call, { phone: displayPhone(phoneNumber) })}</LinkButton>
        )}
        {email && (
          <LinkButton href={`mailto:${email}`} variant={phoneHref ? 'quiet' : undefined}>
            {contact.write}
          </LinkButton>
        )}
      </p>
      {phoneNumber && !phoneHref && (
        <p>
          <MultilingualText text={phoneNumber} />
        </p>
      )}
      {email && <p className="small muted">{email}</p>}
    </Panel>
  );
}
