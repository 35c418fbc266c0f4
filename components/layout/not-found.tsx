import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { isOutsideLanguages, splitLocale } from '@/lib/format/locale';
import { fill } from '@/lib/text/fill';
import { languageOffers } from '@/lib/text/language-offers';
import { courseLinks } from './navigation-links';

function listLinks() {
  const { levelTest, blog, contact } = getText('layout').menu;
  const { courses } = getText('notFound');
  return [
    ...courseLinks().map(({ href, label }) => ({ href, label: fill(courses, { type: label }) })),
    { href: '/level-test', label: levelTest },
    { href: '/blog', label: blog },
    { href: '/contact', label: contact },
  ];
}

function Elsewhere({ path }: { path: string }) {
  const text = getText('notFound');
  const language = isOutsideLanguages(path) ? undefined : splitLocale(path).locale;
  return (
    <>
      <p className="lead">{language ? text.onlyIn[language] : text.onePath}</p>
      <p>
        <a href={path} lang={language} hrefLang={language}>
          {language ? languageOffers[language] : path}
        </a>
      </p>
    </>
  );
}

type Props = { /** A path of the same page in another language. */ elsewhere?: string | undefined };

export function NotFound({ elsewhere }: Props) {
  const text = getText('notFound');
  return (
    <main className="page section">
      <div className="split">
        <div className="stack">
          <h1>
            <HeadingText text={text.title} />
          </h1>
          {elsewhere ? <Elsewhere path={elsewhere} /> : <p className="lead">{text.body}</p>}
          <p>
            <LinkButton href="/">{text.back}</LinkButton>
          </p>
          <p className="muted">{text.or}</p>
          <ul className="cluster">
            {listLinks().map(({ href, label }) => (
              <li key={href}>
                <LinkButton href={href} variant="quiet" isSmall>
                  {label}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
        <img src="/illustrations/not-found.svg" alt="" width={480} height={360} fetchPriority="low" />
      </div>
    </main>
  );
}
