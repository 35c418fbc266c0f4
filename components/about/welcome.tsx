import { MyText } from '@/components/ui/my-text';
import { Picture } from '@/components/ui/picture';
import type { SiteInfo } from '@/lib/contract/site-info';
import { env } from '@/lib/env';
import { about as text } from '@/lib/text/en/about';
import { SupportLine } from './support-line';

/** The head of the page about the school. */
export function Welcome({ info }: { info: SiteInfo }) {
  const [first, ...more] = info.texts?.welcomeAbout?.paragraphs ?? [];
  return (
    <div className="page split welcome">
      <header className="stack">
        <p className="eyebrow">{text.aboutUs}</p>
        <h1>{info.texts?.welcomeAbout?.heading ?? env().SITE_NAME}</h1>
        {first && (
          <p className="lead">
            <MyText text={first} />
          </p>
        )}
        {more.map((paragraph) => (
          <p key={paragraph}>
            <MyText text={paragraph} />
          </p>
        ))}
        <SupportLine email={info.email} links={info.links} />
      </header>
      <Picture
        picture={info.links?.aboutPicture}
        fallback="/illustrations/thank-you.svg"
        sizes="(min-width: 52rem) 35rem, 92vw"
        className="about-picture"
        eager
      />
    </div>
  );
}
