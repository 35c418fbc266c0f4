import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { Sent } from '@/components/ui/sent';
import { capabilities } from '@/lib/backend-choice';
import { apiUrl } from '@/lib/contract/endpoint';
import { sendContactMessage } from '@/lib/contract/endpoints/contact';
import { env } from '@/lib/env';
import { contact } from '@/lib/text/en/contact';
import type { Outcome } from '@/lib/text/outcome';
import { ContactDirectly } from './contact-directly';
import { ContactFields, contactFields } from './contact-fields';
import { ContactLateForm } from './contact-late-form';

function emailJsKeys() {
  const { EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY, SITE_NAME } = env();
  if (!EMAILJS_SERVICE_ID || !EMAILJS_TEMPLATE_ID || !EMAILJS_PUBLIC_KEY) return null;
  return {
    service: EMAILJS_SERVICE_ID,
    template: EMAILJS_TEMPLATE_ID,
    publicKey: EMAILJS_PUBLIC_KEY,
    organisation: SITE_NAME,
  };
}

/**
 * The contact form with what came of it where it was posted without scripts. Where no message would reach the school, its phone and
 * email instead.
 */
export function WriteToUs({ sent, problem }: Outcome) {
  const { storesMessages } = capabilities();
  const emailJs = emailJsKeys();
  // EmailJS mails a message from the browser.
  if (!storesMessages && !emailJs) return <ContactDirectly />;
  const wrong = contactFields.find((name) => name === problem?.field);
  return (
    <section id="form" className="stack panel only:max-w-3xl only:col-span-full" aria-label={contact.submit}>
      {sent && (
        <Sent title={contact.sentTitle} words={contact.sent} steps={contact.nextSteps}>
          <LinkButton look="quiet" href="/contact#form">
            {contact.again}
          </LinkButton>
        </Sent>
      )}
      {problem && !wrong && (
        <Alert tone="bad" live>
          {problem.words}
        </Alert>
      )}
      {!sent && (
        <>
          {!storesMessages && (
            <noscript>
              <Alert tone="warn">{contact.needsScripts}</Alert>
            </noscript>
          )}
          <ContactLateForm emailJs={emailJs}>
            <form className="form" method="post" action={apiUrl(sendContactMessage)}>
              <ContactFields field={(name) => ({ name })} errors={wrong ? { [wrong]: problem?.words } : {}} />
              <p>
                <Button type="submit">{contact.submit}</Button>
              </p>
            </form>
          </ContactLateForm>
        </>
      )}
    </section>
  );
}
