import { getText } from '#text';
import { LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { fill } from '@/lib/text/fill';
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

export function NotFound() {
  const text = getText('notFound');
  return (
    <main className="page section">
      <div className="split">
        <div className="stack">
          <h1>
            <HeadingText text={text.title} />
          </h1>
          <p className="lead">{text.body}</p>
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
