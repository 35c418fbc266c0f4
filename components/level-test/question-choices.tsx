import type { ComponentProps } from 'react';
import { getText } from '#text';
import { FieldError } from '@/components/ui/field';
import type { OpenQuestion } from '@/lib/api/level-test';
import { unknownAnswer } from './test-draft';

type Props = {
  id: string;
  question: OpenQuestion;
  number?: number;
  error?: string | undefined;
  ref?: ComponentProps<'fieldset'>['ref'];
  /** `index`: of the option in `choicesOf`. */
  radioProps: (option: string, index: number) => ComponentProps<'input'>;
};

export const choicesOf = ({ options }: OpenQuestion): string[] => [...options, unknownAnswer];

/** By the first word of the French question. */
function instructionFor(question: string): string {
  const { complete, read, choose } = getText('levelTest').instructions;
  if (question.startsWith('Complétez')) return complete;
  return question.startsWith('Lisez') ? read : choose;
}

export function QuestionChoices({ id, question, number, error, ref, radioProps }: Props) {
  const described = `${id}-instruction${error ? ` ${id}-error` : ''}`;
  return (
    <fieldset ref={ref} className="stack" tabIndex={-1} aria-describedby={described}>
      <legend lang="fr" className="display">
        {number && `${number}. `}
        {question.text}
      </legend>
      <p id={`${id}-instruction`} className="muted">
        {instructionFor(question.text)}
      </p>
      <div className="choices">
        {choicesOf(question).map((option, index) => (
          <label key={option} className="choice" lang={option === unknownAnswer ? undefined : 'fr'}>
            <input
              type="radio"
              name={id}
              value={option}
              aria-describedby={error && `${id}-error`}
              {...radioProps(option, index)}
            />
            <span>{option === unknownAnswer ? getText('levelTest').unknown : option}</span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
