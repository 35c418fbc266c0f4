import type { JSONFieldServerComponent } from 'payload';
import { inquiryTexts } from '@/lib/cms/text/inquiries';
import { env } from '@/lib/env';
import { fieldLabels } from './field-labels';
import { answeredFields } from './inquiry-answers';
import './inbox.css';

/** Everything an inquiry says, as people read it. */
export const AnswersField: JSONFieldServerComponent = ({ data, i18n }) => {
  const labels: Record<string, string> = fieldLabels.answers;
  return (
    <section className="field-type" aria-label={labels[i18n.language] ?? labels.en}>
      <Asked answers={data?.answers} language={i18n.language} />
    </section>
  );
};

/** The answers of an inquiry, labelled, in the order in which they were asked. */
export function Asked({ answers, language }: { answers: unknown; language: string }) {
  const labels = inquiryTexts[language];
  return (
    <dl className="inbox-asked">
      {answeredFields(answers, env().PRODUCT_KEY).map(({ name, key, label, value }) => (
        <div key={key}>
          <dt>{labels?.[name] ?? label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
