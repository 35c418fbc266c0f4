import { getText } from '#text';
import { Card, CardLink } from '@/components/ui/card';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { SectionHeading } from '@/components/ui/page-heading';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';

const kinds = [
  ['adult', 'Adult'],
  ['kid', 'Kid'],
  ['native', 'Native'],
] as const;

export async function OurCourses() {
  const courses = getText('courses');
  const text = getText('home');
  const { data: info } = await getSiteInfo();
  const leads = info?.texts?.leads;
  return (
    <section id="courses" className="section section-sunken" aria-labelledby="our-courses">
      <Stylesheet name="home" />
      <div className="page">
        <SectionHeading id="our-courses" lead={text.coursesLead}>
          {courses.ourCourses}
        </SectionHeading>
        <ul className="grid-cards our-courses">
          {kinds.map(([name, type]) => (
            <li key={name}>
              <Card
                media={<img src={`/illustrations/course-${name}.svg`} alt="" width={960} height={600} loading="lazy" />}
              >
                <CardLink href={`/${name}`}>{courses.cards[type]}</CardLink>
                {leads?.[name] && (
                  <p className="muted">
                    <MultilingualText text={leads[name]} lang={info?.textLanguages?.[`leads.${name}`]} />
                  </p>
                )}
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
