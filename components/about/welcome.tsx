import { getText } from '#text';
import { HeadingText } from '@/components/ui/heading-text';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture } from '@/components/ui/picture';
import { Stylesheet } from '@/components/ui/stylesheet';
import type { SiteInfo } from '@/lib/contract/site-info';
import { env } from '@/lib/env';
import { SupportLine } from './support-line';

export function Welcome({ info }: { info: SiteInfo }) {
  const text = getText('about');
  const [first, ...more] = info.texts?.welcomeAbout?.paragraphs ?? [];
  return (
    <div className="page split welcome">
      <Stylesheet name="about" />
      <header className="stack">
        <p className="eyebrow">{text.aboutUs}</p>
        <h1>
          <HeadingText
            text={info.texts?.welcomeAbout?.heading ?? env().SITE_NAME}
            lang={info.textLanguages?.['welcomeAbout.heading']}
          />
        </h1>
        {first && (
          <p className="lead">
            <MultilingualText text={first} lang={info.textLanguages?.['welcomeAbout.paragraphs']} />
          </p>
        )}
        {more.map((paragraph) => (
          <p key={paragraph}>
            <MultilingualText text={paragraph} lang={info.textLanguages?.['welcomeAbout.paragraphs']} />
          </p>
        ))}
        <SupportLine email={info.email} links={info.links} />
      </header>
      <Picture
        picture={info.links?.aboutPicture}
        fallback="/illustrations/thank-you.svg"
        sizes="(min-width: 52rem) 35rem, 92vw"
        className="about-picture"
        isEager
      />
    </div>
  );
}
