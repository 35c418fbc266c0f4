import { StoreLinks } from '@/components/layout/store-links';
import { Icon } from '@/components/ui/icon';
import { ModalTrigger } from '@/components/ui/modal';
import type { SiteInfo } from '@/lib/contract/site-info';
import { home as text } from '@/lib/text/en/home';
import { Film } from './film';

const film = 'film';

/** Under the slides: the film of the school and the app in both stores, as far as staff have set them. */
export function HeroStrip({ info }: { info: SiteInfo }) {
  const { heroVideo, appStore, playStore } = info.links ?? {};
  if (!heroVideo && !appStore && !playStore) return null;
  return (
    <div className="page hero-strip">
      {heroVideo && (
        <ModalTrigger for={film} className="film-button">
          <span className="film-mark">
            <Icon name="play" />
          </span>
          {text.film}
        </ModalTrigger>
      )}
      <StoreLinks info={info} />
      {heroVideo && <Film id={film} src={heroVideo} links={info.links} />}
    </div>
  );
}
