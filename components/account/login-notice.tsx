import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import type { Learner } from '@/lib/contract/accounts';
import { accounts as text } from '@/lib/text/en/accounts';

export function LoginNotice({
  learner,
  destination,
  course,
}: {
  learner: Learner | null;
  destination: string;
  course?: string;
}) {
  if (learner) {
    return (
      <Alert>
        <p>
          {text.loggedInAs(learner.name ?? learner.email ?? '')}{' '}
          <SiteLink href={destination}>{text.continueLink}</SiteLink>
        </p>
      </Alert>
    );
  }
  return course ? <Alert>{text.forCourse(course)}</Alert> : null;
}
