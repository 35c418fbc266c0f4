import type { JSONFieldServerComponent } from 'payload';
import { fieldLabels } from '@/lib/cms/inbox/field-labels';
import { toAdminLanguage } from '@/lib/cms/language';
import { env } from '@/lib/env';
import { AnswerRows } from './answer-rows';
import { listAnswers } from './inquiry-answers';
import './answer-list.css';

export const AnswersField: JSONFieldServerComponent = ({ data, i18n }) => {
  const language = toAdminLanguage(i18n.language);
  return (
    <section className="field-type" aria-label={fieldLabels.answers[language]}>
      <dl className="answer-list">
        <AnswerRows answers={listAnswers(data?.answers, env().PRODUCT_KEY)} language={language} />
      </dl>
    </section>
  );
};
