import type { Ref } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Sent } from '@/components/ui/sent';
import { enrolments as text } from '@/lib/text/en/enrolments';

type Props = { words?: string; reference?: string; ref?: Ref<HTMLElement> };

/** An enrolment is in. */
export function Enrolled({ words = text.sentPlain, reference, ref }: Props) {
  return (
    <Sent
      ref={ref}
      title={text.sentTitle}
      words={words}
      reference={reference}
      note={text.keepReference}
      steps={text.nextSteps}
    >
      <LinkButton look="quiet" href="/zoom">
        {text.another}
      </LinkButton>
    </Sent>
  );
}
