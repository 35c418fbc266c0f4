import { Alert } from '@/components/ui/alert';
import type { StatusRequest, StatusResponse } from '@/lib/contract/status';
import { FoundStatus, type FoundStatusProps } from './found-status';

export type PostedStatusProps = {
  message?: { tone: 'good' | 'warn' | 'bad'; text: string };
  sender: StatusRequest;
  response?: StatusResponse;
};

/** The result of a form that was posted without scripts. */
export function PostedStatus({
  message,
  sender,
  response,
  ownTimes,
}: PostedStatusProps & Pick<FoundStatusProps, 'ownTimes'>) {
  if (!message && !response) return null;
  return (
    <div id="form" className="stack form-success">
      {message && (
        <Alert tone={message.tone} isLive>
          {message.text}
        </Alert>
      )}
      {response && <FoundStatus response={response} sender={sender} ownTimes={ownTimes} />}
    </div>
  );
}
