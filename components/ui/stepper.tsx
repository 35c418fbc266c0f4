import { ui } from '@/lib/text/en/ui';

export function Stepper({ steps, current }: { steps: string[]; current: number }) {
  return (
    <ol className="stepper" aria-label={ui.stepOf(current + 1, steps.length)}>
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
  );
}
