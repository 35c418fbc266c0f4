import { getText } from '#text';
import { Alert } from './alert';
import { LinkButton } from './button';

type Props = { tone: 'warn' | 'bad'; message: string; href: string };

export function RetryNotice({ tone, message, href }: Props) {
  const ui = getText('ui');
  return (
    <Alert tone={tone} live>
      <p>{message}</p>
      <LinkButton variant="quiet" small href={href}>
        {ui.retry}
      </LinkButton>
    </Alert>
  );
}
