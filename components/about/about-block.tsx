import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture, smallestPicture } from '@/components/ui/picture';
import { Stylesheet } from '@/components/ui/stylesheet';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { SupportLine } from './support-line';
import { WhyChooseUs } from './why-choose-us';

export async function AboutBlock() {
  const text = getText('about');
  const { data: info } = await getSiteInfo();
  const { welcomeHome, whyChooseUs } = info?.texts ?? {};
  if (!welcomeHome?.heading && !whyChooseUs?.length && !info?.email) return null;
  return (
    <section className="section" aria-labelledby="welcome">
      <Stylesheet name="about" />
      <div className="page">
        <div className="split">
          <Picture
            picture={info?.links?.aboutPicture}
            fallback="/illustrations/thank-you.svg"
            sizes={`(min-width: 52rem) 35rem, ${smallestPicture}`}
            className="about-picture"
          />
          <div className="stack">
            <p className="eyebrow">{text.aboutUs}</p>
            <h2 id="welcome">
              <HeadingText
                text={welcomeHome?.heading ?? env().SITE_NAME}
                lang={info?.textLanguages?.['welcomeHome.heading']}
              />
            </h2>
            {welcomeHome?.paragraphs?.map((paragraph) => (
              <p key={paragraph}>
                <MultilingualText text={paragraph} lang={info?.textLanguages?.['welcomeHome.paragraphs']} />
              </p>
            ))}
            <SupportLine email={info?.email} links={info?.links} />
            <p>
              <LinkButton variant="quiet" href="/about">
                {text.moreAboutUs}
              </LinkButton>
            </p>
          </div>
        </div>
        <WhyChooseUs reasons={whyChooseUs} languages={info?.textLanguages} />
      </div>
    </section>
  );
}
