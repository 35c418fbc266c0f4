import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { Banner } from '@/lib/contract/banners';
import { HeroPicture } from './hero-picture';
import { isSafeHref } from './safe-href';

/** The text of the first banner is the headline beside the slider, so only the others have a caption. */
export function HeroSlide({ banner, isFirst }: { banner: Partial<Banner>; isFirst: boolean }) {
  const { text, href, textLanguages } = banner;
  return (
    <div className="hero-slide">
      <HeroPicture banner={banner} isFirst={isFirst} />
      {text && !isFirst && (
        <p className="hero-caption">
          {href && isSafeHref(href) ? (
            <SiteLink href={href}>
              <MultilingualText text={text} lang={textLanguages?.text} />
            </SiteLink>
          ) : (
            <MultilingualText text={text} lang={textLanguages?.text} />
          )}
        </p>
      )}
    </div>
  );
}
