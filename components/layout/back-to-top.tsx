import { Icon } from '@/components/ui/icon';
import { layout } from '@/lib/text/en/layout';

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
