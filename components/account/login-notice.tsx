import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import type { Learner } from '@/lib/contract/accounts';
import { fill } from '@/lib/text/fill';

export function LoginNotice({
  learner,
  destination,
  course,
}: {
  learner: Learner | null;
  destination: string;
  course?: string;
}) {
  const text = getText('accounts');
  if (learner) {
    return (
      <Alert>
        <p>
          {fill(text.loggedInAs, { name: learner.name ?? learner.email ?? '' })}{' '}
          <SiteLink href={destination}>{text.continueLink}</SiteLink>
        </p>
      </Alert>
    );
  }
  return course ? <Alert>{fill(text.forCourse, { course })}</Alert> : null;
}
