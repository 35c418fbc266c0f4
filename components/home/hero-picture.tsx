import { Picture, smallestPicture } from '@/components/ui/picture';
import type { Banner } from '@/lib/contract/banners';
import type { Picture as PictureFiles } from '@/lib/contract/pictures';
import { contentLanguage } from '@/lib/text/content-language';
import { setInlinePicture } from './inline-pictures';
import { InlineSource } from './inline-source';

const narrow = '(max-width: 767px)';
const phoneSizes = '(max-width: 360px) 100vw, 360px';
const wideSizes = '(min-width: 52rem) 64vw, 100vw';

/** The first slide's picture for phones is inlined in the HTML, at most 720 pixels wide, and costs no request. */
export function HeroPicture({ banner, isFirst }: { banner: Partial<Banner>; isFirst: boolean }) {
  const { coverDesktop, coverMobile, pictures } = banner;
  const wide = pictures?.coverDesktop;
  const phone = pictures?.coverMobile;
  const shown = wide ?? phone;
  if (phone?.inline && coverMobile) setInlinePicture(coverMobile, phone.inline);
  if (!shown) return <PlainPicture path={coverDesktop ?? coverMobile} isFirst={isFirst} />;
  return (
    <picture className="hero-picture">
      {phone?.inline && coverMobile && <InlineSource path={coverMobile} media={narrow} sizes={phoneSizes} />}
      {phone && <Sources picture={phone} media={narrow} sizes={isFirst ? phoneSizes : smallestPicture} />}
      {wide && <Sources picture={wide} sizes={wideSizes} />}
      <img
        src={shown.sources.at(-1)?.path ?? coverDesktop}
        alt={shown.alt}
        lang={shown.altLanguage ?? contentLanguage(shown.alt)}
        width={shown.width}
        height={shown.height}
        decoding="async"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

/** An existing backend has one file per picture, without sizes or alternative text. */
function PlainPicture({ path, isFirst }: { path: string | undefined; isFirst: boolean }) {
  if (!path) return null;
  return (
    <div className="hero-picture">
      <Picture path={path} alt="" fallback="" sizes={wideSizes} isEager={isFirst} />
    </div>
  );
}

function Sources({ picture, media, sizes }: { picture: PictureFiles; media?: string; sizes: string }) {
  return (['image/avif', 'image/webp'] as const).map((type) => {
    const files = picture.sources.filter((source) => source.type === type);
    if (files.length === 0) return null;
    const srcSet = files.map(({ path, width }) => `${path} ${width}w`).join(', ');
    return <source key={type} type={type} media={media} srcSet={srcSet} sizes={sizes} />;
  });
}
