import { Alert } from '@/components/ui/alert';
import type { Outcome } from '@/lib/text/outcome';
import { Enrolled } from './enrolled';

const fieldOf: Record<string, string> = {
  name: 'name',
  email: 'email',
  phone: 'phNumber',
  facebook: 'fbName',
  age: 'age',
  courseType: 'courseType',
  rules: 'ruleStatus',
  amount: 'amount',
  screenshot: 'snapShot',
  notAnImage: 'snapShot',
  tooLarge: 'snapShot',
  tooManyPixels: 'snapShot',
};

/** The problem of a form that was posted without scripts, and the field it is about. */
export function plainProblem({ problem }: Outcome): { field?: string; words: string } | undefined {
  if (!problem) return undefined;
  const [, field] = Object.entries(fieldOf).find(([start]) => problem.name.startsWith(start)) ?? [];
  return { field, words: problem.words };
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
