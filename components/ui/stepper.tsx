import { ui } from '@/lib/text/en/ui';

/** Where one is in a form of several steps; `current` counts from 0. */
export function Stepper({ steps, current }: { steps: string[]; current: number }) {
  return (
    <ol className="stepper" aria-label={ui.stepOf(current + 1, steps.length)}>
      {steps.map((step, at) => (
        <li
          key={step}
          data-state={at < current ? 'done' : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at + 1}. {step}
        </li>
      ))}
    </ol>
  );
}
