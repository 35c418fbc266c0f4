import Swiper from 'swiper';
import { Autoplay, Keyboard } from 'swiper/modules';
import type { Swiper as SwiperInstance } from 'swiper/types';

/** Drives the scrolling row of a slider: it stays the browser's own scrolling and snapping, so nothing moves when this begins. */
export function takeOver(slider: HTMLElement, autoplay?: number): SwiperInstance {
  const swiper = new Swiper(slider, {
    modules: [Autoplay, Keyboard],
    wrapperClass: 'slider-track',
    slideClass: 'slider-slide',
    cssMode: true,
    slidesPerView: 'auto',
    rewind: true,
    speed: 400,
    keyboard: { enabled: true, onlyInViewport: true },
    autoplay: autoplay ? { delay: autoplay, pauseOnMouseEnter: true, disableOnInteraction: true } : false,
  });
  // Whoever reads with the keyboard is not to lose the slide.
  slider.addEventListener('focusin', () => swiper.autoplay?.running && swiper.autoplay.stop());
  hideUnseen(swiper);
  return swiper;
}

/** Slides out of sight are out of reach of the keyboard, too. */
function hideUnseen(swiper: SwiperInstance) {
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) target.toggleAttribute('inert', intersectionRatio < 0.5);
    },
    { root: swiper.wrapperEl, threshold: [0, 0.5, 1] },
  );
  for (const slide of swiper.slides) watch.observe(slide);
  swiper.on('destroy', () => {
    watch.disconnect();
    for (const slide of swiper.slides) slide.removeAttribute('inert');
  });
}
