import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { apiUrl } from '@/lib/contract/endpoint';
import { sendAttemptContact } from '@/lib/contract/endpoints/level-test';
import type { PostedResult } from '@/lib/contract/level-test';
import type { FormResult } from '@/lib/text/form-result';
import { SendResultFields } from './send-result-fields';

type Props = { posted: PostedResult & { attempt: string }; result: FormResult };

/** `SendResult` without scripts. */
export function PostResult({ posted, result: { isSent, problem, values } }: Props) {
  const text = getText('levelTest');
  if (isSent)
    return (
      <Alert tone="good" isLive>
        {text.sent}
      </Alert>
    );
  return (
    <details className="level-test-send" open={Boolean(problem)}>
      <summary className="button button-quiet">{text.sendResult}</summary>
      <form className="form" method="post" action={apiUrl(sendAttemptContact, { id: posted.attempt })}>
        {Object.entries(posted).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {problem && !problem.field && <Alert tone="bad">{problem.message}</Alert>}
        <SendResultFields errors={problem?.field ? { [problem.field]: problem.message } : {}} typed={values} />
        <p>
          <Button type="submit">{text.send}</Button>
        </p>
      </form>
    </details>
  );
}
