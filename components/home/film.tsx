import { getText } from '#text';
import { Captions } from '@/components/ui/captions';
import { Island } from '@/components/ui/island';
import { Modal } from '@/components/ui/modal';
import type { SiteLinks } from '@/lib/contract/site-info';
import { PlayWhileOpen } from './play-while-open';

type Props = { id: string; src: string; links: SiteLinks | undefined };

export function Film({ id, src, links }: Props) {
  const courses = getText('courses');
  const text = getText('home');
  const posters = links?.heroPoster?.sources.filter(({ type }) => type === 'image/webp') ?? [];
  return (
    <Island>
      <Modal id={id} title={text.filmTitle} width="56rem">
        {/* biome-ignore lint/a11y/useMediaCaption: staff may set no captions */}
        <video
          className="film"
          preload="none"
          controls
          playsInline
          width={960}
          height={540}
          crossOrigin="anonymous"
          data-poster={posters.at(-1)?.path}
          aria-label={text.filmTitle}
        >
          <source src={src} />
          {links?.heroCaptions && <Captions src={links.heroCaptions} />}
          {courses.videoUnsupported}
        </video>
        <PlayWhileOpen within={id} />
      </Modal>
    </Island>
  );
}
