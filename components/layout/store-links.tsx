import { getText } from '#text';
import { StoreBadge } from '@/components/ui/brand-icons';
import type { SiteInfo } from '@/lib/contract/site-info';

export function StoreLinks({ info: { links } }: { info: Pick<SiteInfo, 'links'> }) {
  const layout = getText('layout');
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
