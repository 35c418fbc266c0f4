import type { DefaultServerCellComponentProps } from 'payload';
import { deskLanguage, deskTexts } from '@/lib/cms/desk/texts';
import { type EnrolmentState, enrolmentStates } from '@/lib/contract/enrolment-state';
import { inboxWords } from './words';
import './inbox.css';

type Tone = 'new' | 'progress' | 'done' | 'refused';

const stateTones: Record<EnrolmentState, Tone> = {
  Pending: 'new',
  Accepted: 'done',
  Rejected: 'refused',
  Cancelled: 'progress',
};

/** A word in a colour; the colour never says more than the word. */
function Pill({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="inbox-pill" data-tone={tone}>
      {children}
    </span>
  );
}

/** How far staff are with a record, in a list. */
export function HandlingCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const tone = (['new', 'progress', 'done'] as const).find((known) => known === cellData);
  return tone ? <Pill tone={tone}>{inboxWords(i18n.language)[tone]}</Pill> : null;
}

/** The state of an enrolment or payment, in a list. */
export function StateCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const state = enrolmentStates.find((known) => known === cellData);
  return state ? <Pill tone={stateTones[state]}>{deskTexts(deskLanguage(i18n.language)).states[state]}</Pill> : null;
}

/** Whether a subscriber still wants the newsletter. */
export function SubscribedCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const words = inboxWords(i18n.language);
  return cellData ? <Pill tone="done">{words.unsubscribed}</Pill> : <Pill tone="progress">{words.subscribed}</Pill>;
}
