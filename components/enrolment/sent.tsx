import { Alert } from '@/components/ui/alert';
import { SiteLink } from '@/components/ui/link';
import { ReferenceCode } from '@/components/ui/reference-code';
import { enrolments as text } from '@/lib/text/en/enrolments';

type Props = {
  title: string;
  /** What the server answered. */
  words: string;
  reference?: string;
  note: string;
  steps: readonly string[];
  /** Learners follow it in their profile as well. */
  profile?: boolean;
};

/** Takes the form's place once it is in: its reference, and what happens next. */
export function Sent({ title, words, reference, note, steps, profile }: Props) {
  return (
    <section className="stack sent" aria-labelledby="sent">
      <Alert tone="good" live>
        <h2 id="sent">{title}</h2>
        <p>
          <Words words={words} reference={reference} />
        </p>
      </Alert>
      {reference && <ReferenceCode code={reference} note={note} />}
      <h3>{text.next}</h3>
      <ol className="sent-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {profile && (
        <p>
          <SiteLink href="/profile">{text.toProfile}</SiteLink>
        </p>
      )}
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
