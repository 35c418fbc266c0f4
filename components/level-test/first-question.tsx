import { getText } from '#text';
import { Button } from '@/components/ui/button';
import type { OpenQuestion } from '@/lib/api/level-test';
import { fill } from '@/lib/text/fill';
import { QuestionChoices } from './question-form';

type Props = { question: OpenQuestion; count: number; isSent: boolean };

/** The first question as HTML: it can be read and answered before the scripts have loaded. */
export function FirstQuestion({ question, count, isSent }: Props) {
  const text = getText('levelTest');
  return (
    <>
      <div className="level-test-bar">
        <p>{fill(text.place, { question: 1, of: count })}</p>
        <progress className="progress" aria-label={text.progress} value={0} max={count} />
      </div>
      <form className="level-test-question stack">
        <QuestionChoices id="question-1" question={question} radioProps={() => ({ required: true })} />
        <p className="level-test-steps">
          <Button variant="quiet" disabled>
            {text.previous}
          </Button>
          <Button type="submit">{text.next}</Button>
        </p>
        {isSent && <p role="status">{text.loading}</p>}
      </form>
    </>
  );
}
