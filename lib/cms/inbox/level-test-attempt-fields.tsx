import type { JSONFieldServerComponent } from 'payload';
import { StatusPill } from '@/lib/cms/ui/status-pill';
import { attemptTexts } from './attempt-texts';
import '@/lib/cms/ui/controls.css';
import '@/lib/cms/ui/table.css';
import './level-test-attempt.css';

type LevelScore = { level: string; correct: number; total: number };
type AttemptAnswer = { level: string; question: string; chosen: string | null; right: boolean };

const asList = <Item,>(stored: unknown): Item[] => (Array.isArray(stored) ? (stored as Item[]) : []);

export const LevelScoresField: JSONFieldServerComponent = ({ data, i18n }) => {
  const texts = attemptTexts(i18n.language);
  return (
    <section className="attempt-levels field-type" aria-label={texts.perLevel}>
      <h3>{texts.perLevel}</h3>
      <ul>
        {asList<LevelScore>(data?.perLevel).map(({ level, correct, total }) => (
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

export const AttemptAnswersField: JSONFieldServerComponent = ({ data, i18n }) => {
  const texts = attemptTexts(i18n.language);
  const answers = asList<AttemptAnswer>(data?.answers);
  return (
    <details className="admin-details field-type">
      <summary>
        {texts.everyAnswer} ({answers.length})
      </summary>
      <table className="admin-table">
        <thead>
          <tr>
            <th scope="col">{texts.level}</th>
            <th scope="col">{texts.question}</th>
            <th scope="col">{texts.chosen}</th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ level, question, chosen, right }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question may occur twice; the list never changes
            <tr key={index}>
              <td>{level}</td>
              <td lang="fr">{question}</td>
              <td>
                <span lang="fr">{chosen ?? texts.unanswered}</span>{' '}
                <StatusPill tone={right ? 'done' : 'new'}>{right ? texts.right : texts.wrong}</StatusPill>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
