import type { CSSProperties, ReactNode } from 'react';
import { ui } from '@/lib/text/en/ui';
import { classNames } from './class-names';
import { SliderControls } from './slider-controls';

type Props = {
  /** What the slides are, for a screen reader: "Upcoming events". */
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** "one" fills the width, "cards" shows up to three side by side. */
  view?: 'one' | 'cards';
  /** Milliseconds that a slide stands; without, it moves only when asked. */
  autoplay?: number;
  /** Any CSS length between two slides. */
  gap?: string;
  className?: string;
};

/** A row of slides that scrolls by touch, wheel and keyboard without a script; with one it gets arrows, a pause button and autoplay. */
export function Slider({ label, slides, view = 'one', autoplay, gap, className }: Props) {
  const style = gap ? ({ '--slider-gap': gap } as CSSProperties) : undefined;
  return (
    <section
      className={classNames('slider', view === 'cards' && 'slider-cards', className)}
      style={style}
      aria-roledescription="carousel"
      aria-label={ui.slides(label)}
    >
      <div className="slider-view">
        {' '}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
        <ul className="slider-track" tabIndex={0} aria-label={label}>
          {slides.map(({ key, content }) => (
            <li key={key} className="slider-slide">
              {content}
            </li>
          ))}
        </ul>
      </div>{' '}
      <SliderControls count={slides.length} single={view === 'one'} autoplay={autoplay} />
    </section>
  );
}
