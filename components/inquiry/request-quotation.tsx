import { getText } from '#text';
import type { ChildChoices } from '@/components/children/child-choice';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { FormSuccess } from '@/components/ui/form-success';
import { IslandText } from '@/components/ui/island-text';
import type { InquiryKind } from '@/lib/contract/inquiry-options';
import { env } from '@/lib/env';
import type { FormResult } from '@/lib/text/form-result';
import type { Intro } from './inquiry-fields';
import { InquiryHtmlForm } from './inquiry-html-form';
import { findField } from './inquiry-resolver';
import { InquiryForm } from './inquiry-wizard';

type Props = FormResult & { kind: InquiryKind; intro?: Intro; childChoices?: ChildChoices };

export function RequestQuotation({ isSent, reference, problem, values, kind, intro, childChoices }: Props) {
  const inquiries = getText('inquiries');
  if (isSent) {
    return (
      <div className="panel" id="form">
        <FormSuccess
          title={inquiries.submitted}
          reference={reference}
          note={inquiries.keepReference}
          steps={inquiries.nextSteps}
        >
          <LinkButton variant="quiet" href="/quotation#form">
            {inquiries.another}
          </LinkButton>
        </FormSuccess>
      </div>
    );
  }
  const invalid = problem?.field === undefined ? undefined : findField(kind, problem.field);
  return (
    // The redirect leads to the step with the problem.
    <div className="stack panel" id={invalid?.step ? undefined : 'form'}>
      <IslandText nouns={['inquiries', 'forms', 'weekdays', 'options']} />
      {problem && !invalid && (
        <Alert tone="bad" isLive>
          {problem.message}
        </Alert>
      )}
      <InquiryForm product={env().PRODUCT_KEY} intro={intro} childChoices={childChoices} refusedValues={values}>
        <InquiryHtmlForm kind={kind} intro={intro} problem={problem} values={values} />
      </InquiryForm>
    </div>
  );
}
