import { Modal } from '@/components/ui/modal';
import type { SiteLinks } from '@/lib/contract/site-info';
import { courses } from '@/lib/text/en/courses';
import { home as text } from '@/lib/text/en/home';
import { ui } from '@/lib/text/en/ui';
import { PlayWhileOpen } from './play-while-open';

type Props = { id: string; src: string; links: SiteLinks | undefined };

/** The school's film in a modal. Nothing of it is loaded before someone opens it. */
export function Film({ id, src, links }: Props) {
  const posters = links?.heroPoster?.sources.filter(({ type }) => type === 'image/webp') ?? [];
  return (
    <Modal id={id} title={text.filmTitle} width="56rem">
      {/* biome-ignore lint/a11y/useMediaCaption: the captions are staff's to set */}
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
        {links?.heroCaptions && <track kind="captions" src={links.heroCaptions} srcLang="en" label={ui.captions} />}
        {courses.videoUnsupported}
      </video>
      <PlayWhileOpen within={id} />
    </Modal>
  );
}
