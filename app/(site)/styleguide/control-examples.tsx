import { Accordion } from '@/components/ui/accordion';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/button';
import { Counter } from '@/components/ui/counter';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { LevelBadge } from '@/components/ui/level-badge';
import { LoadFailure } from '@/components/ui/load-failure';
import { Modal, ModalTrigger } from '@/components/ui/modal';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { Stepper } from '@/components/ui/stepper';
import { Table } from '@/components/ui/table';
import { Tabs } from '@/components/ui/tabs';
import { FieldExamples } from './field-examples';
import { InteractiveExamples } from './interactive-examples';
import { Part } from './part';
import { languages } from './samples';

export function ControlExamples() {
  return (
    <>
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
          items={languages.map(({ lang, title, text }, index) => ({
            key: lang,
            open: index === 0,
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
            { key: 'right', title: 'Right', isNumber: true },
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
          <InteractiveExamples />
        </div>
        <Modal id="example" title="A modal that needs no script">
          <p>Escape, the cross and a tap beside it close it.</p>
        </Modal>
        <p className="display">
          <Counter value={1250} formatted="1,250" threshold={0.5} /> learners
        </p>
      </Part>
      <Part title="Fields">
        <Stepper steps={['Inquiry', 'Contact person', 'Student', 'Course', 'Goals']} current={2} />
        <FieldExamples />
      </Part>
    </>
  );
}
