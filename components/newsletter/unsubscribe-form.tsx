import { Button } from '@/components/ui/button';
import { newsletter } from '@/lib/text/en/newsletter';

/** One button, no script. */
export function UnsubscribeForm({ token }: { token: string }) {
  return (
    <form className="form" method="post" action="/api/about/unsubscribe">
      <p className="lead">{newsletter.unsubscribeLead}</p>
      <input type="hidden" name="token" value={token} />
      <p>
        <Button type="submit">{newsletter.unsubscribe}</Button>
      </p>
    </form>
  );
}
