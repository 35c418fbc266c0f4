import { StoreBadge } from '@/components/ui/brand-marks';
import type { SiteInfo } from '@/lib/contract/site-info';
import { layout } from '@/lib/text/en/layout';

/** The mobile app in both stores, as far as staff have set their addresses. */
export function StoreLinks({ info: { links } }: { info: Pick<SiteInfo, 'links'> }) {
  return (
    <div className="cluster">
      {links?.appStore && (
        <StoreBadge store="appStore" href={links.appStore} lead={layout.appStoreLead} name={layout.appStore} />
      )}
      {links?.playStore && (
        <StoreBadge store="playStore" href={links.playStore} lead={layout.playStoreLead} name={layout.playStore} />
      )}
    </div>
  );
}
