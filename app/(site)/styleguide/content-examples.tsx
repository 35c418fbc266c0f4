import { Card, CardLink } from '@/components/ui/card';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import { Slider } from '@/components/ui/slider';
import { Part } from './part';
import { article, languages } from './samples';
import { getStyleGuideText } from './style-guide-text';

export function ContentExamples() {
  const text = getStyleGuideText();
  return (
    <>
      <Part title={text.parts.cards}>
        <ul className="grid-cards">
          {languages.map(({ lang, title, text: sample }) => (
            <li key={lang}>
              <Card media={<Picture fallback="/illustrations/empty-courses.svg" sizes="20rem" />}>
                <LevelBadge level="B1" />
                <CardLink href="/styleguide" lang={lang}>
                  {title}
                </CardLink>
                <p lang={lang} className="muted">
                  {sample}
                </p>
                <div className="card-foot">
                  <Price price="180,000 MMK" off="15%" />
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={text.parts.slider}>
        <Slider
          label={text.examples}
          view="cards"
          autoplayMs={4000}
          slides={[...languages, ...languages].map(({ lang, title, text: sample }, index) => ({
            key: `${lang}-${index}`,
            content: (
              <Card>
                <h3 lang={lang}>{title}</h3>
                <p lang={lang}>{sample}</p>
                <SiteLink href="/styleguide">{text.readMore}</SiteLink>
              </Card>
            ),
          }))}
        />
      </Part>
      <Part title={text.parts.prose}>
        {article.map(({ lang, html }) => (
          <Prose key={lang} lang={lang} html={html} />
        ))}
      </Part>
    </>
  );
}
