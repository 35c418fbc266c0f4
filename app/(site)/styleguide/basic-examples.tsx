import type { CSSProperties } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { Icon, type IconName } from '@/components/ui/icon';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { Blossom } from '@/components/ui/ornament';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Part } from './part';
import { colours, languages } from './samples';

export function BasicExamples() {
  return (
    <>
      <Part title="Colours">
        <ul className="grid-cards" style={{ '--card': '9rem' } as CSSProperties}>
          {colours.map(([background, text]) => (
            <li key={background}>
              <span
                className="card card-body small"
                style={{ background: `var(${background})`, color: `var(${text})` }}
              >
                {background.slice(2)}
              </span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Text">
        {languages.map(({ lang, title, lead, text }) => (
          <div key={lang} lang={lang} className="stack">
            <h2>{title}</h2>
            <p className="lead">{lead}</p>
            <p>
              {text} <SiteLink href="/styleguide">{title}</SiteLink>
            </p>
            <p className="small muted">{text}</p>
          </div>
        ))}
      </Part>
      <Part title="Buttons">
        <p className="cluster">
          <Button>Enroll Now</Button>
          <Button variant="gold">Find my level</Button>
          <Button variant="quiet">See courses</Button>
          <Button variant="plain">Not now</Button>
          <Button disabled>Sending…</Button>
          <Button isSmall>Small</Button>
          <LinkButton href="/styleguide" variant="quiet" isSmall>
            <Icon name="bookOpen" /> A link
          </LinkButton>
          <LinkButton href="/styleguide" variant="quiet" disabled>
            Previous
          </LinkButton>
          <Button lang="my">သင်တန်းများ ကြည့်ရန်</Button>
        </p>
      </Part>
      <Part title="Badges and icons">
        <p className="cluster">
          {['A1', 'A2', 'B1', 'B2', 'C1', 'C2', 'Beginner', 'A1 – A2'].map((level) => (
            <LevelBadge key={level} level={level} />
          ))}
        </p>
        <p className="cluster">
          {(['brand', 'good', 'warn', 'bad', 'golden', 'plain'] satisfies Tone[]).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="good">
            <Icon name="check" /> Accepted
          </Badge>
        </p>
        <Price price="150,000 MMK" />
        <Price price="150,000 MMK" off="10%" />
        <Rating rating={4.9} count={4} />
        <Rating rating={2.5} />
        <div className="cluster">
          <Avatar name="Daw Khin Thida" />
          <Avatar name="သီတာ" size={5} />
          <Avatar name="Étienne Lefèvre" size={2.5} />
          <Blossom />
          {(['phone', 'calendar', 'users', 'clock', 'award', 'video'] satisfies IconName[]).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Part>
    </>
  );
}
