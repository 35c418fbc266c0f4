import type { ReactNode, Ref } from 'react';
import { LinkButton } from './button';
import { FormSuccess } from './form-success';

type Props = {
  text: { sentTitle: string; sentPlain: string; keepReference: string; nextSteps: readonly string[]; another: string };
  message?: string;
  reference?: string;
  anotherHref: string;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
};

export function ReferenceConfirmation({
  text,
  message = text.sentPlain,
  reference,
  anotherHref,
  ref,
  children,
}: Props) {
  return (
    <FormSuccess
      ref={ref}
      title={text.sentTitle}
      message={message}
      reference={reference}
      note={text.keepReference}
      steps={text.nextSteps}
    >
      {children}
      <LinkButton variant="quiet" href={anotherHref}>
        {text.another}
      </LinkButton>
    </FormSuccess>
  );
}
