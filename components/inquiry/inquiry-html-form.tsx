'use client';

import { Fragment } from 'react';
import { getText } from '#text';
import { Button } from '@/components/ui/button';
import { keepPhrases } from '@/components/ui/heading-text';
import { Honeypot } from '@/components/ui/honeypot';
import { Stepper } from '@/components/ui/stepper';
import { apiUrl } from '@/lib/contract/endpoint';
import { createInquiry } from '@/lib/contract/endpoints/inquiries';
import { type InquiryKind, inquiryTypes } from '@/lib/contract/inquiry-options';
import { htmlName, readHtmlInquiry } from '@/lib/contract/inquiry-values';
import type { FormProblem, FormResult } from '@/lib/text/form-result';
import type { FieldName, Intro } from './inquiry-fields';
import { findField } from './inquiry-resolver';
import { laterSteps } from './later-steps';
import { StepStart } from './step-start';

type Props = { kind: InquiryKind; intro?: Intro; problem?: FormProblem; values: FormResult['values'] };

/** All steps in one form. Next opens the later ones without scripts, and submits the first one to the wizard with them. */
export function InquiryHtmlForm({ kind, intro, problem, values }: Props) {
  const inquiries = getText('inquiries');
  return (
    <form className="form" method="post" action={apiUrl(createInquiry)}>
      {/* Without scripts, Enter would send the form before its rest has been opened. */}
      <button type="submit" disabled hidden />
      <Stepper steps={[...inquiries.steps[kind]]} current={0} />
      <h2>{keepPhrases(inquiries.steps[kind][0])}</h2>
      <StepStart
        email={{ name: 'email', defaultValue: values?.email }}
        kind={{ name: 'kind' }}
        initialKind={kind}
        error={problem?.field === 'email' ? problem.message : undefined}
      />
      <Honeypot />
      <div className="cluster">
        <Button variant="quiet" disabled>
          {inquiries.back}
        </Button>
        <details className="rest-of-form" open={Boolean(problem)}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive */}
          <summary
            className="button"
            onClick={(event) => {
              event.preventDefault();
              event.currentTarget.closest('form')?.requestSubmit();
            }}
          >
            {inquiries.next}
          </summary>
          <LaterFields kind="student" problem={kind === 'student' ? problem : undefined} values={values} />
          <LaterFields
            kind="collaboration"
            intro={intro}
            problem={kind === 'student' ? undefined : problem}
            values={values}
          />
        </details>
      </div>
    </form>
  );
}

function LaterFields({ kind, intro, problem, values }: Props) {
  const inquiries = getText('inquiries');
  const typed = values && readHtmlInquiry({ ...values, kind });
  const invalid = findField(kind, problem?.field ?? '');
  const control = (name: FieldName) => ({
    id: `inquiry-${kind}-${name}`,
    name: htmlName(kind, name),
    error: invalid?.name === name ? problem?.message : undefined,
    ...(name === 'ageGroups' && { hasNumberedNames: true as const }),
    ...(name === 'updates' ? { defaultChecked: typed?.updates } : { defaultValue: typed?.[name] }),
  });
  const schedule = { id: `inquiry-${kind}-schedule`, name: htmlName(kind, 'schedule'), defaultValue: typed?.schedule };
  return (
    <div className="form" data-kind={kind} data-title={getText('options')[inquiryTypes[kind]]}>
      {laterSteps[kind].map((Step, index) => (
        <Fragment key={inquiries.steps[kind][index + 1]}>
          <h2 id={invalid?.step === index + 1 ? 'form' : undefined}>
            {keepPhrases(inquiries.steps[kind][index + 1] ?? '')}
          </h2>
          <Step control={control} schedule={schedule} intro={intro} />
        </Fragment>
      ))}
      <p>
        <Button type="submit" formAction={apiUrl(createInquiry, {}, { kind })}>
          {inquiries.submit}
        </Button>
      </p>
    </div>
  );
}
