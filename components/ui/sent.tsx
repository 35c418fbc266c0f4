import type { ReactNode, Ref } from 'react';
import { forms } from '@/lib/text/en/forms';
import { Alert } from './alert';
import { ReferenceCode } from './reference-code';

type Props = {
  title: string;
  /** What the server answered, where nothing else says it. */
  words?: string;
  reference?: string;
  /** What the reference is good for. */
  note?: string;
  steps: readonly string[];
  /** Ways on: where it is followed, and how to send another. */
  children?: ReactNode;
  /** `arriveAt`, where it takes the place of a form before one's eyes. */
  ref?: Ref<HTMLElement>;
};

/** Takes a form's place once it is in: thanks, its reference, what happens next, and ways on. */
export function Sent({ title, words, reference, note, steps, children, ref }: Props) {
  return (
    <section className="stack sent" aria-labelledby="sent" tabIndex={-1} ref={ref}>
      <Alert tone="good" live>
        <h2 id="sent">{title}</h2>
        {words && (
          <p>
            <Words words={words} reference={reference} />
          </p>
        )}
      </Alert>
      {reference && <ReferenceCode code={reference} note={note} />}
      <h3>{forms.next}</h3>
      <ol className="sent-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children && <p className="cluster">{children}</p>}
    </section>
  );
}

/** The server's sentence, its reference never broken at a hyphen. */
function Words({ words, reference }: { words: string; reference?: string }) {
  const [before, ...after] = reference ? words.split(reference) : [words];
  if (after.length === 0) return words;
  return (
    <>
      {before}
      <span className="whole-word">{reference}</span>
      {after.join(reference)}
    </>
  );
}
