import { getText } from '#text';
import { Prose } from '@/components/ui/prose';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';
import { zoomCourseTypes } from '@/lib/contract/enrolments';

export async function Rules() {
  const text = getText('enrolments');
  const titles = getText('options');
  const { texts } = (await getSiteInfo()).data ?? {};
  const rules = [
    { title: titles[zoomCourseTypes[0]], html: texts?.groupRules },
    { title: titles[zoomCourseTypes[1]], html: texts?.privateRules },
  ].filter(({ html }) => html);
  if (rules.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="rules">
      <Stylesheet name="accordion" />
      <h2 id="rules" className="display">
        {text.rules}
      </h2>
      <p>{text.rulesLead}</p>
      <div className="accordion">
        {rules.map(({ title, html = '' }) => (
          <details key={title}>
            <summary>{title}</summary>
            <div className="accordion-body">
              <Prose html={html} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}
