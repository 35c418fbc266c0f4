import type { DefaultServerCellComponentProps } from 'payload';
import { inboxWords } from './words';
import './inbox.css';

type Tone = 'new' | 'progress' | 'done';

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

/** Whether a subscriber still wants the newsletter. */
export function SubscribedCell({ cellData, i18n }: DefaultServerCellComponentProps) {
  const words = inboxWords(i18n.language);
  return cellData ? <Pill tone="done">{words.unsubscribed}</Pill> : <Pill tone="progress">{words.subscribed}</Pill>;
}
