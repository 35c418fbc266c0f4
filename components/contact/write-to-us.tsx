import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button, LinkButton } from '@/components/ui/button';
import { FormSuccess } from '@/components/ui/form-success';
import { IslandText } from '@/components/ui/island-text';
import { capabilities } from '@/lib/backend-choice';
import { apiUrl } from '@/lib/contract/endpoint';
import { sendContactMessage } from '@/lib/contract/endpoints/contact';
import { env } from '@/lib/env';
import type { FormResult } from '@/lib/text/form-result';
import { ContactDirectly } from './contact-directly';
import { ContactFields, contactFields } from './contact-fields';
import { ContactForm } from './contact-form';

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

export function WriteToUs({ isSent, problem, values }: FormResult) {
  const contact = getText('contact');
  const { canStoreMessages } = capabilities;
  const emailJs = emailJsKeys();
  if (!canStoreMessages && !emailJs) return <ContactDirectly />;
  const invalidField = contactFields.find((name) => name === problem?.field);
  return (
    <section id="form" className="stack panel only:max-w-3xl only:col-span-full" aria-label={contact.submit}>
      <IslandText nouns={['contact', 'forms']} />
      {isSent && (
        <FormSuccess title={contact.sentTitle} message={contact.sent} steps={contact.nextSteps}>
          <LinkButton variant="quiet" href="/contact#form">
            {contact.again}
          </LinkButton>
        </FormSuccess>
      )}
      {problem && !invalidField && (
        <Alert tone="bad" isLive>
          {problem.message}
        </Alert>
      )}
      {!isSent && (
        <>
          {!canStoreMessages && (
            <noscript>
              <Alert tone="warn">{contact.needsScripts}</Alert>
            </noscript>
          )}
          <ContactForm emailJs={emailJs} problem={problem} refusedValues={values}>
            <form className="form" method="post" action={apiUrl(sendContactMessage)}>
              <ContactFields
                field={(name) => ({ name, defaultValue: values?.[name] })}
                errors={invalidField ? { [invalidField]: problem?.message } : {}}
              />
              <p>
                <Button type="submit">{contact.submit}</Button>
              </p>
            </form>
          </ContactForm>
        </>
      )}
    </section>
  );
}
