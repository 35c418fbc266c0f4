import { forms } from '@/lib/text/en/forms';
import { Alert } from './alert';
import { Button } from './button';

type Props = {
  /** What went wrong, where nothing else says so. */
  title?: string;
  /** What one can do. */
  advice: string;
};

// The button that was pressed may be gone, or was disabled meanwhile: then the keyboard would begin again at the top of the page.
function keepFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Inside a form that could not be sent: what happened, what to do, and the button that sends it again. */
export function SendFailure({ title, advice }: Props) {
  return (
    <Alert tone="bad" live>
      {title && <strong>{title}</strong>}
      <p>{advice}</p>
      <p>
        <Button type="submit" look="quiet" small ref={keepFocus}>
          {forms.retry}
        </Button>
      </p>
    </Alert>
  );
}
