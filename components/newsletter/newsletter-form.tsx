import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { IslandText } from '@/components/ui/island-text';
import { closeModalProps } from '@/components/ui/modal';
import { apiUrl } from '@/lib/contract/endpoint';
import { subscribe } from '@/lib/contract/endpoints/newsletter';
import type { FormResult } from '@/lib/text/form-result';
import { LazyNewsletterForm } from './lazy-newsletter-form';
import { NewsletterField } from './newsletter-field';
import type { NewsletterIslandProps } from './newsletter-island';

type Props = NewsletterIslandProps & { refusedValues?: FormResult['values'] };

export function NewsletterForm(props: Props) {
  const { id, dialog, problem, refusedValues } = props;
  const newsletter = getText('newsletter');
  return (
    <>
      <IslandText nouns={['newsletter', 'forms']} />
      <LazyNewsletterForm {...props} pendingText={newsletter.sending}>
        <form className="form" method="post" action={apiUrl(subscribe)}>
          <NewsletterField
            id={id}
            field={(name) => ({ name, defaultValue: refusedValues?.[name] })}
            error={problem?.message}
            shouldFocus={Boolean(dialog)}
          />
          <p className="cluster">
            <Button type="submit">{newsletter.subscribe}</Button>
            {dialog && (
              <Button variant="quiet" {...closeModalProps(dialog)}>
                {newsletter.close}
              </Button>
            )}
          </p>
        </form>
      </LazyNewsletterForm>
    </>
  );
}
