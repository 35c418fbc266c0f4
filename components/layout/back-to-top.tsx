import { getText } from '#text';
import { Icon } from '@/components/ui/icon';

export function BackToTop() {
  const layout = getText('layout');
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
