import { getText } from '#text';
import { Button } from '@/components/ui/button';
import type { OpenQuestion } from '@/lib/api/level-test';
import { fill } from '@/lib/text/fill';
import { localPath } from '@/lib/text/local-path';
import { QuestionChoices } from './question-choices';

type Props = { question: OpenQuestion; count: number; isSent: boolean };

/** The first question as HTML. Before the scripts have loaded, its answer leads to the test on one page. */
export function FirstQuestion({ question, count, isSent }: Props) {
  const text = getText('levelTest');
  return (
    <>
      <div className="level-test-bar">
        <p>{fill(text.place, { question: 1, of: count })}</p>
        <progress className="progress" aria-label={text.progress} value={0} max={count} />
      </div>
      <form className="level-test-question stack" action={localPath('/level-test')}>
        <input type="hidden" name="all" value="1" />
        <QuestionChoices
          id="question-1"
          question={question}
          radioProps={(_, index) => ({ name: 'first', value: index, required: true })}
        />
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
