import type { Ref } from 'react';
import { LinkButton } from '@/components/ui/button';
import { Sent } from '@/components/ui/sent';
import { books as text } from '@/lib/text/en/books';

type Props = { words?: string; reference?: string; ref?: Ref<HTMLElement> };

/** An order is in. */
export function Ordered({ words = text.orderedPlain, reference, ref }: Props) {
  return (
    <Sent
      ref={ref}
      title={text.orderedTitle}
      words={words}
      reference={reference}
      note={text.keepReference}
      steps={text.nextSteps}
    >
      <LinkButton look="quiet" href="/checkout">
        {text.another}
      </LinkButton>
    </Sent>
  );
}
