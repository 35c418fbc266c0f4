import { LinkButton } from '@/components/ui/button';
import { MyText } from '@/components/ui/my-text';
import type { Banner } from '@/lib/contract/banners';
import { home as text } from '@/lib/text/en/home';
import { HeroPicture } from './hero-picture';

const findLevel = { href: '/level-test', label: text.findLevel };
const seeCourses = { href: '#courses', label: text.seeCourses };

type Props = { banner: Partial<Banner>; tagline: string; first: boolean };

export function HeroSlide({ banner, tagline, first }: Props) {
  const Heading = first ? 'h1' : 'h2';
  const heading = banner.text ?? (first ? tagline : undefined);
  const [wanted, other] = actionsOf(banner);
  return (
    <div className="hero-slide">
      <HeroPicture banner={banner} first={first} />
      <div className="page hero-words">
        {heading && (
          <Heading>
            <MyText text={heading} />
          </Heading>
        )}
        {banner.lead && (
          <p className="lead">
            <MyText text={banner.lead} />
          </p>
        )}
        <p className="hero-actions">
          <LinkButton href={wanted.href}>{wanted.label}</LinkButton>
          <LinkButton look="quiet" href={other.href}>
            {other.label}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}

/** The slide's own button, and beside it whichever of the two usual ways it does not take. */
function actionsOf({ href, action }: Partial<Banner>) {
  if (!href || !action || !isWebAddress(href)) return [findLevel, seeCourses] as const;
  return [{ href, label: action }, href === findLevel.href ? seeCourses : findLevel] as const;
}

function isWebAddress(href: string): boolean {
  return /^(https?:\/\/|\/(?!\/)|#)/i.test(href);
}
