import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import type { FormResult } from '@/lib/text/form-result';

const formFields = new Set([
  'name',
  'email',
  'phNumber',
  'description',
  'fbName',
  'age',
  'courseType',
  'communication',
  'class',
  'snapShot',
  'payment',
  'amount',
  'transactionNumber',
  'ruleStatus',
]);

/** Drops the field of a problem if the form has no such field. */
export function toFormProblem({ problem }: FormResult): FormResult['problem'] {
  if (!problem) return undefined;
  return { ...problem, field: formFields.has(problem.field ?? '') ? problem.field : undefined };
}

type Props = { result: FormResult; page: '/zoom' | '/payment' };

export function NoScriptResult({ result, page }: Props) {
  const { isSent, reference } = result;
  if (isSent) {
    const text = getText(page === '/zoom' ? 'enrolments' : 'payments');
    return <ReferenceConfirmation text={text} reference={reference} anotherHref={page} />;
  }
  const problem = toFormProblem(result);
  if (!problem || problem.field) return null;
  return (
    <Alert tone="bad" isLive>
      {problem.message}
    </Alert>
  );
}
