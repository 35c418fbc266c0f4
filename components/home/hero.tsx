import { LinkButton } from '@/components/ui/button';
import { MyText } from '@/components/ui/my-text';
import { Slider } from '@/components/ui/slider';
import { listBanners } from '@/lib/api/banners';
import { getSiteInfo } from '@/lib/api/site-info';
import type { Banner } from '@/lib/contract/banners';
import { env } from '@/lib/env';
import { home as text } from '@/lib/text/en/home';
import { HeroSlide } from './hero-slide';
import { HeroStrip } from './hero-strip';
import { isSafeHref } from './safe-href';

const autoplayMs = 7000;

const findLevel = { href: '/level-test', label: text.findLevel };
const seeCourses = { href: '#courses', label: text.seeCourses };

/** The top of the home page: headline and buttons stay while the pictures of the banners change; then the film and the app. */
export async function Hero() {
  const [banners, info] = await Promise.all([listBanners(), getSiteInfo()]);
  const tagline = info.data?.texts?.tagline ?? env().SITE_NAME;
  const [first = { lead: info.data?.texts?.description }] = banners.data ?? [];
  const slides = (banners.data ?? []).map((banner, index) => ({
    key: banner._id ?? String(index),
    content: <HeroSlide banner={banner} first={index === 0} />,
  }));
  return (
    <div className="hero">
      <div className="hero-stage">
        <HeroWords banner={first} tagline={tagline} />
        {slides.length > 0 && (
          <div className="hero-pictures">
            <Slider label={text.slides} slides={slides} autoplay={autoplayMs} gap="0px" />
          </div>
        )}
      </div>
      <HeroStrip info={info.data ?? {}} />
    </div>
  );
}

/** The words of the first banner. */
function HeroWords({ banner, tagline }: { banner: Partial<Banner>; tagline: string }) {
  const [main, other] = actionsOf(banner);
  return (
    <div className="page hero-words">
      <h1>
        <MyText text={banner.text ?? tagline} />
      </h1>
      {banner.lead && (
        <p className="lead">
          <MyText text={banner.lead} />
        </p>
      )}
      <p className="hero-actions">
        <LinkButton href={main.href}>{main.label}</LinkButton>
        <LinkButton look="quiet" href={other.href}>
          {other.label}
        </LinkButton>
      </p>
    </div>
  );
}

/** The banner's own button, and beside it whichever of the two usual ways it does not take. */
function actionsOf({ href, action }: Partial<Banner>) {
  if (!href || !action || !isSafeHref(href)) return [findLevel, seeCourses] as const;
  return [{ href, label: action }, href === findLevel.href ? seeCourses : findLevel] as const;
}
