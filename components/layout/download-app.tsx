import { getText } from '#text';
import { Icon } from '@/components/ui/icon';
import { Modal, ModalTrigger } from '@/components/ui/modal';
import type { SiteInfo } from '@/lib/contract/site-info';
import { StoreLinks } from './store-links';

const id = 'download-app';

export function DownloadApp({ info }: { info: SiteInfo }) {
  const layout = getText('layout');
  if (!info.links?.appStore && !info.links?.playStore) return null;
  return (
    <>
      <div className="floating">
        <div className="floating-track">
          <ModalTrigger for={id} className="button">
            <Icon name="smartphone" />
            {layout.downloadApp}
          </ModalTrigger>
        </div>
      </div>
      <Modal id={id} title={layout.downloadAppTitle}>
        <div className="stack">
          <p>{layout.downloadAppLead}</p>
          <StoreLinks info={info} />
        </div>
      </Modal>
    </>
  );
}
