import { Button } from '@/components/ui/button';
import { closeModalProps } from '@/components/ui/modal';
import { apiUrl } from '@/lib/contract/endpoint';
import { subscribe } from '@/lib/contract/endpoints/newsletter';
import { newsletter } from '@/lib/text/en/newsletter';
import { NewsletterField } from './newsletter-field';
import type { NewsletterIslandProps } from './newsletter-island';
import { NewsletterLateForm } from './newsletter-late-form';

/** The newsletter's form; it posts without scripts too. */
export function NewsletterForm({ error, ...own }: NewsletterIslandProps & { error?: string }) {
  return (
    <NewsletterLateForm {...own} waiting={newsletter.sending}>
      <form className="form" method="post" action={apiUrl(subscribe)}>
        <NewsletterField id={own.id} field={(name) => ({ name })} error={error} takesFocus={Boolean(own.dialog)} />
        <p className="cluster">
          <Button type="submit">{newsletter.subscribe}</Button>
          {own.dialog && (
            <Button look="quiet" {...closeModalProps(own.dialog)}>
              {newsletter.close}
            </Button>
          )}
        </p>
      </form>
    </NewsletterLateForm>
  );
}
