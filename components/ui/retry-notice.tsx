import { getText } from '#text';
import { Alert } from './alert';
import { Button } from './button';

export function RetryNotice({ onRetry }: { onRetry: () => void }) {
  const ui = getText('ui');
  return (
    <Alert tone="warn" isLive>
      <p>{ui.partLate}</p>
      <Button variant="quiet" isSmall onClick={onRetry}>
        {ui.retry}
      </Button>
    </Alert>
  );
}
