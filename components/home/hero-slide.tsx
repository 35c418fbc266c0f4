import { SiteLink } from '@/components/ui/link';
import { MyText } from '@/components/ui/my-text';
import type { Banner } from '@/lib/contract/banners';
import { HeroPicture } from './hero-picture';
import { isSafeHref } from './safe-href';

/** The picture of a banner. The first one's text is the headline beside it, the others' is a caption. */
export function HeroSlide({ banner, first }: { banner: Partial<Banner>; first: boolean }) {
  const { text, href } = banner;
  return (
    <div className="hero-slide">
      <HeroPicture banner={banner} first={first} />
      {text && !first && (
        <p className="hero-caption">
          {href && isSafeHref(href) ? (
            <SiteLink href={href}>
              <MyText text={text} />
            </SiteLink>
          ) : (
            <MyText text={text} />
          )}
        </p>
      )}
    </div>
  );
}
