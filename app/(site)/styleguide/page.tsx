import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { BackToTop } from '@/components/layout/back-to-top';
import { Page } from '@/components/layout/page';
import { Accordion } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { Card, CardLink } from '@/components/ui/card';
import { Counter } from '@/components/ui/counter';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon, type IconName } from '@/components/ui/icon';
import { LevelBadge } from '@/components/ui/level-badge';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { Modal, ModalTrigger } from '@/components/ui/modal';
import { Blossom } from '@/components/ui/ornament';
import { PageHeading, SectionHeading } from '@/components/ui/page-heading';
import { Pagination } from '@/components/ui/pagination';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Prose } from '@/components/ui/prose';
import { Rating } from '@/components/ui/rating';
import { Skeleton } from '@/components/ui/skeleton';
import { Slider } from '@/components/ui/slider';
import { Stepper } from '@/components/ui/stepper';
import { Table } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { FieldExamples } from './fields';
import { LiveExamples } from './live';
import { article, colours, languages } from './samples';

export const metadata: Metadata = { title: 'Style guide', robots: { index: false, follow: false } };

/** Every component in every state. Not part of the public site; `STYLEGUIDE=1` shows it in a production build. */
export default function StyleGuidePage() {
  if (process.env.NODE_ENV === 'production' && process.env.STYLEGUIDE !== '1') notFound();
  return (
    <Page
      sheets={[
        'slider',
        'accordion',
        'tables',
        'prose',
        'choosing',
        'courses',
        'events',
        'testimonials',
        'books',
        'blog',
        'fields',
        'forms',
        'level-test',
      ]}
    >
      <PageHeading
        eyebrow="Development"
        lead="Every component in every state, in English, French and Burmese."
        illustration="/illustrations/thank-you.svg"
      >
        Style guide
      </PageHeading>
      <div className="page stack" style={{ gap: '4rem', paddingBottom: '5rem' }}>
        <Part title="Colours">
          <ul className="grid-cards" style={{ '--card': '9rem' } as React.CSSProperties}>
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
        <Part title="Words">
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
            <Button look="gold">Find my level</Button>
            <Button look="quiet">See courses</Button>
            <Button look="plain">Not now</Button>
            <Button disabled>Sending…</Button>
            <Button small>Small</Button>
            <LinkButton href="/styleguide" look="quiet" small>
              <Icon name="bookOpen" /> A link
            </LinkButton>
            <LinkButton href="/styleguide" look="quiet" disabled>
              Previous
            </LinkButton>
            <Button lang="my">သင်တန်းများ ကြည့်ရန်</Button>
          </p>
        </Part>
        <Part title="Marks">
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
        <Part title="Cards">
          <ul className="grid-cards">
            {languages.map(({ lang, title, text }) => (
              <li key={lang}>
                <Card media={<Picture fallback="/illustrations/empty-courses.svg" sizes="20rem" />}>
                  <LevelBadge level="B1" />
                  <CardLink href="/styleguide" lang={lang}>
                    {title}
                  </CardLink>
                  <p lang={lang} className="muted">
                    {text}
                  </p>
                  <div className="card-foot">
                    <Price price="180,000 MMK" off="15%" />
                  </div>
                </Card>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Slider">
          <Slider
            label="Examples"
            view="cards"
            autoplay={4000}
            slides={[...languages, ...languages].map(({ lang, title, text }, at) => ({
              key: `${lang}-${at}`,
              content: (
                <Card>
                  <h3 lang={lang}>{title}</h3>
                  <p lang={lang}>{text}</p>
                  <SiteLink href="/styleguide">Read more</SiteLink>
                </Card>
              ),
            }))}
          />
        </Part>
        <Part title="Notices">
          <Alert icon={<Icon name="info" />}>The course begins on the first Saturday of May.</Alert>
          <Alert tone="good" icon={<Icon name="circleCheck" />}>
            Your inquiry has been submitted successfully.
          </Alert>
          <Alert tone="warn" icon={<Icon name="triangleAlert" />}>
            This is a demonstration school.
          </Alert>
          <Alert tone="bad" icon={<Icon name="circleAlert" />}>
            Please select an answer before proceeding.
          </Alert>
          <Skeleton lines={3} />
          <EmptyState
            illustration="/illustrations/empty-courses.svg"
            action={<LinkButton href="/contact">Ask us</LinkButton>}
          >
            There are no avaliable courses.
          </EmptyState>
          <LoadFailure what="courses" href="/styleguide" isPart />
        </Part>
        <Part title="Accordion, tabs, table, paging">
          <Accordion
            name="examples"
            items={languages.map(({ lang, title, text }, at) => ({
              key: lang,
              open: at === 0,
              title: <span lang={lang}>{title}</span>,
              body: <p lang={lang}>{text}</p>,
            }))}
          />
          <Tabs
            name="language"
            label="Language"
            tabs={languages.map(({ lang, title, text }) => ({
              key: lang,
              title: <span lang={lang}>{title}</span>,
              body: <p lang={lang}>{text}</p>,
            }))}
          />
          <Table
            caption="Your result by level"
            columns={[
              { key: 'level', title: 'Level' },
              { key: 'right', title: 'Right', number: true },
              { key: 'advice', title: 'What it means' },
            ]}
            rows={['A1', 'B2'].map((level) => ({
              key: level,
              cells: {
                level: <LevelBadge level={level} />,
                right: '12',
                advice: 'You manage everyday French in short sentences.',
              },
            }))}
          />
          <Pagination page={1} totalPages={3} hrefOf={(page) => `/styleguide?page=${page}`} />
          <Pagination
            label="Pages of an empty list"
            page={1}
            totalPages={0}
            hrefOf={(page) => `/styleguide?page=${page}`}
          />
        </Part>
        <Part title="Dialog, counter, toast">
          <div className="cluster">
            <ModalTrigger for="example">Open a modal</ModalTrigger>
            <LiveExamples />
          </div>
          <Modal id="example" title="A modal that needs no script">
            <p>Escape, the cross and a tap beside it close it.</p>
          </Modal>
          <p className="display">
            <Counter value={1250} written="1,250" threshold={0.5} /> learners
          </p>
        </Part>
        <Part title="Fields">
          <Stepper steps={['Inquiry', 'Contact person', 'Student', 'Course', 'Goals']} current={2} />
          <FieldExamples />
        </Part>
        <Part title="Prose">
          {article.map(({ lang, html }) => (
            <Prose key={lang} lang={lang} html={html} />
          ))}
        </Part>
      </div>
      <BackToTop />
    </Page>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <SectionHeading>{title}</SectionHeading>
      {children}
    </section>
  );
}
