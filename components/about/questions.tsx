import type { FAQPage } from 'schema-dts';
import { getText } from '#text';
import { Accordion } from '@/components/ui/accordion';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { JsonLd } from '@/components/ui/json-ld';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Stylesheet } from '@/components/ui/stylesheet';
import { listFaq } from '@/lib/api/about';
import type { FaqItem } from '@/lib/contract/faq';

export async function Questions() {
  const text = getText('about');
  const { data } = await listFaq();
  if (!data?.length) return null;
  return (
    <section id="faq" className="section section-sunken" aria-labelledby="questions">
      <Stylesheet name="about" />
      <div className="page faq">
        <header className="stack">
          <h2 id="questions">
            <HeadingText text={text.questions} />
          </h2>
          <p className="lead">
            <MultilingualText text={text.questionsLead} />
          </p>
          <p>
            <LinkButton variant="quiet" href="/contact">
              {text.askUs}
            </LinkButton>
          </p>
        </header>
        <Accordion name="questions" items={data.map(toAccordionItem)} />
      </div>
      <JsonLd<FAQPage> data={toFaqJsonLd(data)} />
    </section>
  );
}

const toAccordionItem = ({ id, question, answer, textLanguages }: FaqItem, index: number) => ({
  key: id ?? String(index),
  title: <MultilingualText text={question} lang={textLanguages?.question} />,
  body: <p>{answer && <MultilingualText text={answer} lang={textLanguages?.answer} />}</p>,
});

const toFaqJsonLd = (questions: FaqItem[]) => ({
  '@context': 'https://schema.org' as const,
  '@type': 'FAQPage' as const,
  mainEntity: questions.flatMap(({ question, answer }) =>
    answer
      ? [
          {
            '@type': 'Question' as const,
            name: question,
            acceptedAnswer: { '@type': 'Answer' as const, text: answer },
          },
        ]
      : [],
  ),
});
