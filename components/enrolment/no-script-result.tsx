import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import type { FormResult } from '@/lib/text/form-result';

const formFields = new Set([
  'name',
  'email',
  'phNumber',
  'fbName',
  'age',
  'courseType',
  'communication',
  'class',
  'snapShot',
  'amount',
  'transactionNumber',
  'ruleStatus',
]);

/** Drops the field of a problem if the form has no such field. */
export function toFormProblem({ problem }: FormResult): FormResult['problem'] {
  if (!problem) return undefined;
  return { ...problem, field: formFields.has(problem.field ?? '') ? problem.field : undefined };
}

export function NoScriptResult({ result }: { result: FormResult }) {
  const enrolments = getText('enrolments');
  const { isSent, reference } = result;
  if (isSent) return <ReferenceConfirmation text={enrolments} reference={reference} anotherHref="/zoom" />;
  const problem = toFormProblem(result);
  if (!problem || problem.field) return null;
  return (
    <Alert tone="bad" isLive>
      {problem.message}
    </Alert>
  );
}
