import { Button } from '@/components/ui/button';
import { newsletter } from '@/lib/text/en/newsletter';
import { NewsletterField } from './newsletter-field';
import type { NewsletterIslandProps } from './newsletter-island';
import { NewsletterLateForm } from './newsletter-late-form';

/** The newsletter's form; it posts without scripts too. */
export function NewsletterForm({ error, ...own }: NewsletterIslandProps & { error?: string }) {
  return (
    <NewsletterLateForm {...own} waiting={newsletter.sending}>
      <form className="form" method="post" action="/api/about/click_to_subscribe">
        <NewsletterField id={own.id} field={(name) => ({ name })} error={error} />
        <p className="cluster">
          <Button type="submit">{newsletter.subscribe}</Button>
          {own.dialog && (
            <Button look="quiet" popoverTarget={own.dialog} popoverTargetAction="hide">
              {newsletter.close}
            </Button>
          )}
        </p>
      </form>
    </NewsletterLateForm>
  );
}
