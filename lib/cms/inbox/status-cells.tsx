import type { DefaultServerCellComponentProps } from 'payload';
import { reviewTexts } from '@/lib/cms/review-queue/texts';
import { RecordLink } from '@/lib/cms/ui/record-link';
import { type PillTone, StatusPill } from '@/lib/cms/ui/status-pill';
import { type RequestState, requestStates } from '@/lib/contract/enrolment-state';
import { listTexts } from './list-texts';

const stateTones: Record<RequestState, PillTone> = {
  Pending: 'new',
  Accepted: 'done',
  Rejected: 'refused',
  Cancelled: 'progress',
  Waiting: 'new',
  Offered: 'new',
  Reserved: 'new',
  Expired: 'progress',
};

export function HandlingCell(props: DefaultServerCellComponentProps) {
  const tone = (['new', 'progress', 'done'] as const).find((known) => known === props.cellData);
  return (
    <RecordLink {...props}>
      {tone ? <StatusPill tone={tone}>{listTexts(props.i18n.language)[tone]}</StatusPill> : null}
    </RecordLink>
  );
}

export function StateCell(props: DefaultServerCellComponentProps) {
  const state = requestStates.find((known) => known === props.cellData);
  return (
    <RecordLink {...props}>
      {state ? (
        <StatusPill tone={stateTones[state]}>{reviewTexts(props.i18n.language).states[state]}</StatusPill>
      ) : null}
    </RecordLink>
  );
}

export function SubscribedCell(props: DefaultServerCellComponentProps) {
  const texts = listTexts(props.i18n.language);
  return (
    <RecordLink {...props}>
      {props.cellData ? (
        <StatusPill tone="done">{texts.unsubscribed}</StatusPill>
      ) : (
        <StatusPill tone="progress">{texts.subscribed}</StatusPill>
      )}
    </RecordLink>
  );
}
