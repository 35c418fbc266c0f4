import { LinkButton } from '@/components/ui/button';
import { layout } from '@/lib/text/en/layout';
import { notFound as text } from '@/lib/text/en/not-found';
import { courseLinks } from './navigation-links';

const links = [
  ...courseLinks.map(({ href, label }) => ({ href, label: text.courses(label) })),
  { href: '/level-test', label: layout.menu.levelTest },
  { href: '/blog', label: layout.menu.blog },
  { href: '/contact', label: layout.menu.contact },
];

export function NotFound() {
  return (
    <main className="page section">
      <div className="split">
        <div className="stack">
          <h1>{text.title}</h1>
          <p className="lead">{text.body}</p>
          <p>
            <LinkButton href="/">{text.back}</LinkButton>
          </p>
          <p className="muted">{text.or}</p>
          <ul className="cluster">
            {links.map(({ href, label }) => (
              <li key={href}>
                <LinkButton href={href} variant="quiet" small>
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
