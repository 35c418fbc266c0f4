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
  return swiper;
}
