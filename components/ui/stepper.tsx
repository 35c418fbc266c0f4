import { getText } from '#text';
import { fill } from '@/lib/text/fill';
import { Stylesheet } from './stylesheet';

export function Stepper({ steps, current }: { steps: string[]; current: number }) {
  const ui = getText('ui');
  return (
    <>
      <Stylesheet name="inquiry" />
      <ol className="stepper" aria-label={fill(ui.stepOf, { step: current + 1, total: steps.length })}>
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < current ? 'done' : undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            {index + 1}. {step}
          </li>
        ))}
      </ol>
    </>
  );
}
