import { getText } from '#text';
import { markUnavailable } from '@/lib/http/page-state';
import { fill } from '@/lib/text/fill';
import { LinkButton } from './button';

type Props = {
  what: string;
  href?: string;
  /** The page is useful without it and keeps its status 200. */
  isPart?: boolean;
};

/** An error message with a Retry link. The response gets the status 503 unless `isPart`. */
export function LoadFailure({ what, href = '', isPart }: Props) {
  const ui = getText('ui');
  if (!isPart) markUnavailable();
  return (
    <div className="notice" role="alert">
      <img src="/illustrations/load-failure.svg" alt="" width={320} height={240} loading="lazy" decoding="async" />
      <p className="lead">{fill(ui.loadFailed, { what })}</p>
      <LinkButton variant="quiet" href={href}>
        {ui.retry}
      </LinkButton>
    </div>
  );
}
