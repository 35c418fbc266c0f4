import { getText } from '#text';
import { StoreLinks } from '@/components/layout/store-links';
import { Icon } from '@/components/ui/icon';
import { ModalTrigger } from '@/components/ui/modal';
import type { SiteInfo } from '@/lib/contract/site-info';
import { Film } from './film';

const filmModalId = 'film';

export function HeroStrip({ info }: { info: SiteInfo }) {
  const text = getText('home');
  const { heroVideo, appStore, playStore } = info.links ?? {};
  if (!heroVideo && !appStore && !playStore) return null;
  return (
    <div className="page hero-strip">
      {heroVideo && (
        <ModalTrigger for={filmModalId} className="film-button">
          <span className="film-mark">
            <Icon name="play" />
          </span>
          {text.film}
        </ModalTrigger>
      )}
      <StoreLinks info={info} />
      {heroVideo && <Film id={filmModalId} src={heroVideo} links={info.links} />}
    </div>
  );
}
