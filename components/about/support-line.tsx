import { EmailText } from '@/components/ui/email-text';
import { Icon } from '@/components/ui/icon';
import { about as text } from '@/lib/text/en/about';

/** Where to write with a question; absent without an address. */
export function SupportLine({ email }: { email: string | undefined }) {
  if (!email) return null;
  return (
    <p className="support-line">
      <Icon name="mail" />
      <span>
        {text.support}{' '}
        <a href={`mailto:${email}`}>
          <EmailText>{email}</EmailText>
        </a>
      </span>
    </p>
  );
}
