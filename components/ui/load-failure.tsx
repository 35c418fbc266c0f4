import { markUnavailable } from '@/lib/http/unavailable';
import { ui } from '@/lib/text/en/ui';
import { LinkButton } from './button';

type Props = {
  what: string;
  /** The path of the page, for Retry. */
  href?: string;
  /** The page is useful without it. */
  isPart?: boolean;
};

/** Says that something could not be loaded, with a Retry link. Unless it is only a part, the page is sent with 503. */
export function LoadFailure({ what, href = '', isPart }: Props) {
  if (!isPart) markUnavailable();
  return (
    <div className="notice" role="alert">
      <img src="/illustrations/load-failure.svg" alt="" width={320} height={240} loading="lazy" decoding="async" />
      <p className="lead">{ui.loadFailed(what)}</p>
      <LinkButton look="quiet" href={href}>
        {ui.retry}
      </LinkButton>
    </div>
  );
}
