import type { ReactNode, Ref } from 'react';
import { getText } from '#text';
import { Alert } from './alert';
import { keepPhrases } from './heading-text';
import { ReferenceCode } from './reference-code';
import { Stylesheet } from './stylesheet';

type Props = {
  title: string;
  message?: string;
  reference?: string;
  note?: string;
  steps: readonly string[];
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

export function FormSuccess({ title, message, reference, note, steps, children, ref }: Props) {
  const forms = getText('forms');
  return (
    <section className="stack form-success" aria-labelledby="sent" tabIndex={-1} ref={ref}>
      <Stylesheet name="forms" />
      <Alert tone="good" isLive>
        <h2 id="sent">{keepPhrases(title)}</h2>
        {message && (
          <p>
            <MessageWithReference message={message} reference={reference} />
          </p>
        )}
      </Alert>
      {reference && <ReferenceCode code={reference} note={note} />}
      <h3>{forms.next}</h3>
      <ol className="form-success-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children && <p className="cluster">{children}</p>}
    </section>
  );
}

/** Keeps the reference on one line. */
function MessageWithReference({ message, reference }: { message: string; reference?: string }) {
  const [before, ...after] = reference ? message.split(reference) : [message];
  if (after.length === 0) return message;
  return (
    <>
      {before}
      <span className="unbroken">{reference}</span>
      {after.join(reference)}
    </>
  );
}
