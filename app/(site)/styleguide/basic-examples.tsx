import type { CSSProperties } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { HeadingText } from '@/components/ui/heading-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { Blossom } from '@/components/ui/ornament';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Part } from './part';
import { colours, languages } from './samples';
import { getStyleGuideText } from './style-guide-text';

export function BasicExamples() {
  const text = getStyleGuideText();
  return (
    <>
      <Part title={text.parts.colours}>
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
      <Part title={text.parts.text}>
        {languages.map(({ lang, title, lead, text: sample }) => (
          <div key={lang} lang={lang} className="stack">
            <h2>
              <HeadingText text={title} />
            </h2>
            <p className="lead">{lead}</p>
            <p>
              {sample} <SiteLink href="/styleguide">{title}</SiteLink>
            </p>
            <p className="small muted">{sample}</p>
          </div>
        ))}
      </Part>
      <Part title={text.parts.buttons}>
        <p className="cluster">
          <Button>{text.buttons.enrol}</Button>
          <Button variant="gold">{text.buttons.level}</Button>
          <Button variant="quiet">{text.buttons.courses}</Button>
          <Button variant="plain">{text.buttons.later}</Button>
          <Button disabled>{text.buttons.sending}</Button>
          <Button isSmall>{text.buttons.small}</Button>
          <LinkButton href="/styleguide" variant="quiet" isSmall>
            <Icon name="bookOpen" /> {text.buttons.link}
          </LinkButton>
          <LinkButton href="/styleguide" variant="quiet" disabled>
            {text.buttons.previous}
          </LinkButton>
        </p>
      </Part>
      <Part title={text.parts.badges}>
        <p className="cluster">
          {['A1', 'A2', 'B1', 'B2', 'C1', 'C2', text.beginner, 'A1 – A2'].map((level) => (
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
            <Icon name="check" /> {text.accepted}
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
