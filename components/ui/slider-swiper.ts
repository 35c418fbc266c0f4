import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { Swiper as SwiperInstance } from 'swiper/types';

/** CSS mode: scrolling and snapping stay native, so that nothing moves when Swiper starts. */
export function createSwiper(slider: HTMLElement, autoplayMs?: number): SwiperInstance {
  const swiper = new Swiper(slider, {
    modules: [Autoplay],
    wrapperClass: 'slider-track',
    slideClass: 'slider-slide',
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    speed: 400,
    autoplay: autoplayMs ? { delay: autoplayMs, pauseOnMouseEnter: true, disableOnInteraction: true } : false,
  });
  // The focused slide must not move away.
  slider.addEventListener('focusin', () => swiper.autoplay?.running && swiper.autoplay.stop());
  makeHiddenSlidesInert(swiper);
  return swiper;
}

/** Wide windows only: a phone has no arrows, so all slides stay reachable there. */
function makeHiddenSlidesInert(swiper: SwiperInstance) {
  const hasArrows = matchMedia('(min-width: 767px)');
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute('inert', hasArrows.matches && intersectionRatio < 0.01);
    },
    { root: swiper.wrapperEl, threshold: [0, 0.01] },
  );
  const observeSlides = () => {
    observer.disconnect();
    for (const slide of swiper.slides) observer.observe(slide);
  };
  observeSlides();
  hasArrows.addEventListener('change', observeSlides);
  swiper.on('destroy', () => {
    observer.disconnect();
    hasArrows.removeEventListener('change', observeSlides);
    for (const slide of swiper.slides) slide.removeAttribute('inert');
  });
}
