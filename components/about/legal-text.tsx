import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { Prose } from '@/components/ui/prose';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getLegal } from '@/lib/api/legal';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { longContentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';
import { SupportLine } from './support-line';

/** Privacy or terms. An existing backend may have no text: then the page says whom to ask. */
export async function LegalText({ which }: { which: 'privacy' | 'terms' }) {
  const text = getText('legal');
  const { data } = await getLegal();
  const html = data?.[which];
  return (
    <main className="title-beside">
      <Stylesheet name="about" />
      <Stylesheet name="prose" />
      <PageHeading illustration="/illustrations/empty-posts.svg">{text[which]}</PageHeading>
      <div className="page pb-20">
        {html ? (
          <Prose html={html} lang={longContentLanguage(data ?? undefined, which)} />
        ) : (
          <MissingLegalText which={which} />
        )}
        {which === 'terms' && <PictureCredits />}
      </div>
    </main>
  );
}

async function MissingLegalText({ which }: { which: 'privacy' | 'terms' }) {
  const text = getText('legal');
  const { data: info } = await getSiteInfo();
  return (
    <div className="stack">
      <p className="lead">{fill(text[`${which}Elsewhere`], { name: env().SITE_NAME })}</p>
      <SupportLine email={info?.email} links={info?.links} />
      <p>
        <LinkButton variant="quiet" href="/contact">
          {text.contactForm}
        </LinkButton>
      </p>
      {which === 'privacy' && env().EMAILJS_PUBLIC_KEY && <p className="small muted">{text.emailJs}</p>}
    </div>
  );
}

function PictureCredits() {
  const text = getText('legal');
  const { before, work, by, licence, after } = text.portraits;
  return (
    <section className="prose legal-credits">
      <h2>
        <HeadingText text={text.pictures} />
      </h2>
      <p>
        {before}
        <SiteLink href="https://personas.draftbit.com/">{work}</SiteLink>
        {by}
        <SiteLink href="https://creativecommons.org/licenses/by/4.0/">{licence}</SiteLink>
        {after}
      </p>
    </section>
  );
}
