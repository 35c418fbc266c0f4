import type { JSONFieldServerComponent } from 'payload';
import { env } from '@/lib/env';
import { fieldLabels } from './field-labels';
import { answeredFields } from './inquiry-answers';
import './inbox.css';

/** Everything an inquiry says, as people read it. */
export const AnswersField: JSONFieldServerComponent = ({ data, i18n }) => {
  const labels: Record<string, string> = fieldLabels.answers;
  return (
    <section className="field-type" aria-label={labels[i18n.language] ?? labels.en}>
      <Asked answers={data?.answers} />
    </section>
  );
};

/** The answers of an inquiry, labelled, in the order in which they were asked. */
export function Asked({ answers }: { answers: unknown }) {
  return (
    <dl className="inbox-asked">
      {answeredFields(answers, env().PRODUCT_KEY).map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
