import { ui } from '@/lib/text/en/ui';
import { LinkButton } from './button';

/** Says that a list could not be loaded. Retry asks for the page again, with or without scripts: `href` is its address. */
export function LoadFailure({ what, href = '' }: { what: string; href?: string }) {
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
