import { getText } from '#text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import type { StatusResponse } from '@/lib/contract/status';
import { fill } from '@/lib/text/fill';
import { withColon } from '@/lib/text/with-colon';

/** Place in the waiting list, deadline and reason, where a request has them. */
export function RequestProgress({ position, until, reason }: Pick<StatusResponse, 'position' | 'until' | 'reason'>) {
  const text = getText('status');
  return (
    <>
      {position !== undefined && <p>{fill(text.position, { position })}</p>}
      {until && <p>{fill(text.heldUntil, { until })}</p>}
      {reason && (
        <p>
          {withColon(text.reason)} <MultilingualText text={reason} />
        </p>
      )}
    </>
  );
}
