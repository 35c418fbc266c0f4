import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Slider } from '@/components/ui/slider';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listBanners } from '@/lib/api/banners';
import { getSiteInfo } from '@/lib/api/site-info';
import type { Banner } from '@/lib/contract/banners';
import { env } from '@/lib/env';
import type { Locale } from '@/lib/format/locale';
import { HeroSlide } from './hero-slide';
import { HeroStrip } from './hero-strip';
import { isSafeHref } from './safe-href';

const autoplayMs = 7000;

export async function Hero() {
  const text = getText('home');
  const [banners, info] = await Promise.all([listBanners(), getSiteInfo()]);
  const tagline = {
    text: info.data?.texts?.tagline ?? env().SITE_NAME,
    language: info.data?.textLanguages?.tagline,
  };
  const [first = { lead: info.data?.texts?.description }] = banners.data ?? [];
  const slides = (banners.data ?? []).map((banner, index) => ({
    key: banner._id ?? String(index),
    content: <HeroSlide banner={banner} isFirst={index === 0} />,
  }));
  return (
    <div className="hero">
      <Stylesheet name="home" />
      <div className="hero-stage">
        <HeroText banner={first} tagline={tagline} />
        {slides.length > 0 && (
          <div className="hero-pictures">
            <Slider label={text.slides} slides={slides} autoplayMs={autoplayMs} gap="0px" />
          </div>
        )}
      </div>
      <HeroStrip info={info.data ?? {}} />
    </div>
  );
}

type Tagline = { text: string; language?: Locale };

function HeroText({ banner, tagline }: { banner: Partial<Banner>; tagline: Tagline }) {
  const [main, other] = toActions(banner);
  return (
    <div className="page hero-text">
      <h1>
        <HeadingText
          text={banner.text ?? tagline.text}
          lang={banner.text ? banner.textLanguages?.text : tagline.language}
        />
      </h1>
      {banner.lead && (
        <p className="lead">
          <MultilingualText text={banner.lead} lang={banner.textLanguages?.lead} />
        </p>
      )}
      <p className="hero-actions">
        <LinkButton href={main.href}>
          <MultilingualText text={main.label} lang={main.language} />
        </LinkButton>
        <LinkButton variant="quiet" href={other.href}>
          <MultilingualText text={other.label} />
        </LinkButton>
      </p>
    </div>
  );
}

type Action = { href: string; label: string; language?: Locale };

/** The banner's own button, and the usual one that does not lead to the same page. */
function toActions({ href, action, textLanguages }: Partial<Banner>): [Action, Action] {
  const text = getText('home');
  const findLevel = { href: '/level-test', label: text.findLevel };
  const seeCourses = { href: '#courses', label: text.seeCourses };
  if (!href || !action || !isSafeHref(href)) return [findLevel, seeCourses];
  const own = { href, label: action, language: textLanguages?.action };
  return [own, href === findLevel.href ? seeCourses : findLevel];
}
