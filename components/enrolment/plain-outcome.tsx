import { Alert } from '@/components/ui/alert';
import type { Outcome } from '@/lib/text/outcome';
import { Enrolled } from './enrolled';

const shownFields = new Set([
  'name',
  'email',
  'phNumber',
  'fbName',
  'age',
  'courseType',
  'communication',
  'snapShot',
  'amount',
  'transactionNumber',
  'ruleStatus',
]);

/** The problem of a form that was posted without scripts, with the field of the form that it is about. */
export function plainProblem({ problem }: Outcome): Outcome['problem'] {
  if (!problem) return undefined;
  return { ...problem, field: shownFields.has(problem.field ?? '') ? problem.field : undefined };
}

/** What came of an enrolment that was posted without scripts. */
export function PlainOutcome({ outcome }: { outcome: Outcome }) {
  const { sent, reference } = outcome;
  if (sent) return <Enrolled reference={reference} />;
  const problem = plainProblem(outcome);
  if (!problem || problem.field) return null;
  return (
    <Alert tone="bad" live>
      {problem.words}
    </Alert>
  );
}
