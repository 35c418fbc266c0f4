import { ui } from '@/lib/text/en/ui';
import { Alert } from './alert';
import { LinkButton } from './button';

type Props = { tone: 'warn' | 'bad'; message: string; href: string };

export function RetryNotice({ tone, message, href }: Props) {
  return (
    <Alert tone={tone} live>
      <p>{message}</p>
      <LinkButton variant="quiet" small href={href}>
        {ui.retry}
      </LinkButton>
    </Alert>
  );
}
