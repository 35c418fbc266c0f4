import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';
import type { Swiper as SwiperInstance } from 'swiper/types';

/** Drives the scrolling row of a slider: it stays the browser's own scrolling and snapping, so nothing moves when this begins. */
export function takeOver(slider: HTMLElement, autoplay?: number): SwiperInstance {
  const swiper = new Swiper(slider, {
    modules: [Autoplay],
    wrapperClass: 'slider-track',
    slideClass: 'slider-slide',
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    speed: 400,
    autoplay: autoplay ? { delay: autoplay, pauseOnMouseEnter: true, disableOnInteraction: true } : false,
  });
  // Whoever reads with the keyboard is not to lose the slide.
  slider.addEventListener('focusin', () => swiper.autoplay?.running && swiper.autoplay.stop());
  hideUnseen(swiper);
  return swiper;
}

/** Where arrows bring them, slides wholly out of sight are out of reach of the Tab key. A phone has no arrows: all stay within reach. */
function hideUnseen(swiper: SwiperInstance) {
  const withArrows = matchMedia('(min-width: 767px)');
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries)
        target.toggleAttribute('inert', withArrows.matches && intersectionRatio < 0.01);
    },
    { root: swiper.wrapperEl, threshold: [0, 0.01] },
  );
  const begin = () => {
    watch.disconnect();
    for (const slide of swiper.slides) watch.observe(slide);
  };
  begin();
  withArrows.addEventListener('change', begin);
  swiper.on('destroy', () => {
    watch.disconnect();
    withArrows.removeEventListener('change', begin);
    for (const slide of swiper.slides) slide.removeAttribute('inert');
  });
}
