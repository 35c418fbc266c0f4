import { Picture, sparing } from '@/components/ui/picture';
import type { Banner } from '@/lib/contract/banners';
import type { Picture as Files } from '@/lib/contract/common';
import { keepInline } from './inline-pictures';
import { InlineSource } from './inline-source';

const narrow = '(max-width: 767px)';
const firstSizes = '(max-width: 360px) 100vw, 360px';
const wideSizes = '(min-width: 52rem) 64vw, 100vw';

/**
 * The picture of a slide. The first one's phone picture travels inside the page and costs no request; no phone asks for more
 * than 720 pixels.
 */
export function HeroPicture({ banner, first }: { banner: Partial<Banner>; first: boolean }) {
  const { coverDesktop, coverMobile, pictures } = banner;
  const wide = pictures?.coverDesktop;
  const phone = pictures?.coverMobile;
  const drawn = wide ?? phone;
  if (phone?.inline && coverMobile) keepInline(coverMobile, phone.inline);
  if (!drawn) return <PlainPicture path={coverDesktop ?? coverMobile} first={first} />;
  return (
    <picture className="hero-picture">
      {phone?.inline && coverMobile && <InlineSource path={coverMobile} media={narrow} sizes={firstSizes} />}
      {phone && <Sources picture={phone} media={narrow} sizes={first ? firstSizes : sparing} />}
      {wide && <Sources picture={wide} sizes={wideSizes} />}
      <img
        src={drawn.sources.at(-1)?.path ?? coverDesktop}
        alt={drawn.alt}
        width={drawn.width}
        height={drawn.height}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/** What another backend gives: one file without sizes and without words. */
function PlainPicture({ path, first }: { path: string | undefined; first: boolean }) {
  if (!path) return null;
  return (
    <div className="hero-picture">
      <Picture path={path} alt="" fallback="" sizes={wideSizes} eager={first} />
    </div>
  );
}

function Sources({ picture, media, sizes }: { picture: Files; media?: string; sizes: string }) {
  return (['image/avif', 'image/webp'] as const).map((type) => {
    const files = picture.sources.filter((source) => source.type === type);
    if (files.length === 0) return null;
    const srcSet = files.map(({ path, width }) => `${path} ${width}w`).join(', ');
    return <source key={type} type={type} media={media} srcSet={srcSet} sizes={sizes} />;
  });
}
