import { getText } from '#text';
import { Alert } from './alert';
import { Button } from './button';

type Props = {
  title?: string;
  advice: string;
  /** False if only other values can help. */
  canRetry?: boolean;
};

// The submit button may be gone or disabled: then the focus would be lost.
function keepFocus(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

export function FormFailure({ title, advice, canRetry = true }: Props) {
  const forms = getText('forms');
  return (
    <Alert tone="bad" isLive>
      {title && <strong>{title}</strong>}
      <p>{advice}</p>
      {canRetry && (
        <p>
          <Button type="submit" variant="quiet" isSmall ref={keepFocus}>
            {forms.retry}
          </Button>
        </p>
      )}
    </Alert>
  );
}
