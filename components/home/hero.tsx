import { Slider } from '@/components/ui/slider';
import { listBanners } from '@/lib/api/banners';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { home as text } from '@/lib/text/en/home';
import { HeroSlide } from './hero-slide';
import { HeroStrip } from './hero-strip';

const standing = 7000;

/** The top of the home page: the banners, one at a time, each with the two things a visitor wants; then the film and the app. */
export async function Hero() {
  const [banners, info] = await Promise.all([listBanners(), getSiteInfo()]);
  const tagline = info.data?.texts?.tagline ?? env().SITE_NAME;
  const slides = (banners.data ?? []).map((banner, index) => ({
    key: banner._id ?? String(index),
    content: <HeroSlide banner={banner} tagline={tagline} first={index === 0} />,
  }));
  return (
    <div className="hero">
      {slides.length > 0 ? (
        <Slider label={text.slides} slides={slides} autoplay={standing} gap="0px" />
      ) : (
        <HeroSlide banner={{ lead: info.data?.texts?.description }} tagline={tagline} first />
      )}
      <HeroStrip info={info.data ?? {}} />
    </div>
  );
}
