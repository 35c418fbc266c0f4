import type { JSONFieldServerComponent } from 'payload';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';
import { toAdminLanguage } from '@/lib/cms/language';
import { translateAnswers } from '@/lib/cms/text/inquiries';
import { env } from '@/lib/env';
import { listAnswers } from './inquiry-answers';
import './answer-list.css';

export const AnswersField: JSONFieldServerComponent = ({ data, i18n }) => {
  const answers = listAnswers(data?.answers, env().PRODUCT_KEY);
  return (
    <section className="field-type" aria-label={fieldLabels.answers[toAdminLanguage(i18n.language)]}>
      <dl className="answer-list">
        {translateAnswers(answers, i18n.language).map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
