import type { JSONFieldServerComponent } from 'payload';
import { inboxWords } from './words';
import './inbox.css';

type Level = { level: string; correct: number; total: number };
type Marked = { level: string; question: string; chosen: string | null; right: boolean };

const listOf = <Item,>(stored: unknown): Item[] => (Array.isArray(stored) ? (stored as Item[]) : []);

/** How many of each level's questions were right. */
export const PerLevelField: JSONFieldServerComponent = ({ data, i18n }) => {
  const words = inboxWords(i18n.language);
  return (
    <section className="inbox-levels field-type" aria-label={words.perLevel}>
      <h3>{words.perLevel}</h3>
      <ul>
        {listOf<Level>(data?.perLevel).map(({ level, correct, total }) => (
          <li key={level}>
            <span>{level}</span>
            <meter min={0} max={total} value={correct} aria-label={level} />
            <span>
              {correct} / {total}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Every question of an attempt with what was chosen, and whether that is right. */
export const MarkedField: JSONFieldServerComponent = ({ data, i18n }) => {
  const words = inboxWords(i18n.language);
  const answers = listOf<Marked>(data?.answers);
  return (
    <details className="inbox-details field-type">
      <summary>
        {words.everyAnswer} ({answers.length})
      </summary>
      <table className="inbox-table">
        <thead>
          <tr>
            <th scope="col">{words.level}</th>
            <th scope="col">{words.question}</th>
            <th scope="col">{words.chosen}</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ level, question, chosen, right }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question may be asked twice; the list never changes
            <tr key={at}>
              <td>{level}</td>
              <td lang="fr">{question}</td>
              <td>
                <span lang="fr">{chosen ?? words.open}</span>{' '}
                <span className="inbox-pill" data-tone={right ? 'done' : 'new'}>
                  {right ? words.right : words.wrong}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
