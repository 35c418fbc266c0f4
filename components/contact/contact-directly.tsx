import { LinkButton } from '@/components/ui/button';
import { MyText } from '@/components/ui/my-text';
import { getSiteInfo } from '@/lib/api/site-info';
import { displayPhone, telHref } from '@/lib/format/phone';
import { contact } from '@/lib/text/en/contact';

/** Phone and email where there is no contact form. Nothing where the school has set neither, or they could not be loaded. */
export async function ContactDirectly() {
  const { phoneNumber, email } = (await getSiteInfo()).data ?? {};
  if (!phoneNumber && !email) return null;
  const dialled = phoneNumber && telHref(phoneNumber);
  return (
    <section className="stack panel only:max-w-3xl only:col-span-full" aria-labelledby="direct">
      <h2 id="direct" className="display">
        {contact.direct}
      </h2>
      <p>{contact.directLead}</p>
      <p className="cluster">
        {dialled && <LinkButton href={dialled}>{contact.call(displayPhone(phoneNumber))}</LinkButton>}
        {email && (
          <LinkButton href={`mailto:${email}`} look={dialled ? 'quiet' : undefined}>
            {contact.write}
          </LinkButton>
        )}
      </p>
      {phoneNumber && !dialled && (
        <p>
          <MyText text={phoneNumber} />
        </p>
      )}
      {email && <p className="small muted">{email}</p>}
    </section>
  );
}
