import type { CSSProperties, ReactNode } from 'react';
import { getText } from '#text';
import { fill } from '@/lib/text/fill';
import { classNames } from './class-names';
import { SliderControls } from './slider-controls';
import { Stylesheet } from './stylesheet';

type Props = {
  label: string;
  slides: { key: string; content: ReactNode }[];
  view?: 'one' | 'cards';
  autoplayMs?: number;
  gap?: string;
  className?: string;
};

export function Slider({ label, slides, view = 'one', autoplayMs, gap, className }: Props) {
  const ui = getText('ui');
  const style = gap ? ({ '--slider-gap': gap } as CSSProperties) : undefined;
  return (
    <section
      className={classNames('slider', view === 'cards' && 'slider-cards', className)}
      style={style}
      aria-roledescription="carousel"
      aria-label={fill(ui.slides, { label })}
    >
      <Stylesheet name="slider" />
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
      <SliderControls count={slides.length} isSingle={view === 'one'} autoplayMs={autoplayMs} />
    </section>
  );
}
