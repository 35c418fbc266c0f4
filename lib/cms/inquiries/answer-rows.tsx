import type { AdminLanguage } from '@/lib/cms/language';
import { translateAnswers } from '@/lib/cms/text/inquiries';
import type { InquiryAnswer } from './inquiry-answers';

export const AnswerRows = ({ answers, language }: { answers: InquiryAnswer[]; language: AdminLanguage }) =>
  translateAnswers(answers, language).map(({ key, label, value }) => (
    <div key={key}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
