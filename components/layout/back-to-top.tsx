import { Icon } from '@/components/ui/icon';
import { layout } from '@/lib/text/en/layout';

/** An arrow that comes up after 200 px of scrolling; a page that wants one puts it anywhere. */
export function BackToTop() {
  return (
    <div className="floating floating-start">
      <div className="floating-track">
        <a href="#top" className="button" aria-label={layout.backToTop}>
          <Icon name="arrowUp" />
        </a>
      </div>
    </div>
  );
}
