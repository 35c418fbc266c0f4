import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Prose } from '@/components/ui/prose';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';
import { longContentLanguage } from '@/lib/text/content-language';

export async function Rules() {
  const text = getText('enrolments');
  const info = (await getSiteInfo()).data ?? {};
  const { texts } = info;
  const rules = [
    { title: text.groupRules, html: texts?.groupRules, lang: longContentLanguage(info, 'groupRules') },
    { title: text.privateRules, html: texts?.privateRules, lang: longContentLanguage(info, 'privateRules') },
  ].filter(({ html }) => html);
  if (rules.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="rules">
      <Stylesheet name="accordion" />
      <h2 id="rules" className="display">
        <HeadingText text={text.rules} />
      </h2>
      <p>
        <MultilingualText text={text.rulesLead} />
      </p>
      <div className="accordion">
        {rules.map(({ title, html = '', lang }) => (
          <details key={title}>
            <summary>{title}</summary>
            <div className="accordion-body">
              <Prose html={html} lang={lang} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
