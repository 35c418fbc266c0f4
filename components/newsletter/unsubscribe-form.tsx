import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { Stylesheet } from '@/components/ui/stylesheet';
import { apiUrl } from '@/lib/contract/endpoint';
import { unsubscribe } from '@/lib/contract/endpoints/newsletter';

export function UnsubscribeForm({ token }: { token: string }) {
  const newsletter = getText('newsletter');
  return (
    <form className="form" method="post" action={apiUrl(unsubscribe)}>
      <Stylesheet name="fields" />
      <p className="lead">{newsletter.unsubscribeLead}</p>
      <input type="hidden" name="token" value={token} />
      <p>
        <Button type="submit">{newsletter.unsubscribe}</Button>
      </p>
    </form>
  );
}
