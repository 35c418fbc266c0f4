import { getText } from '#text';
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
import { listSlots } from '@/lib/text/schedule-slots';
import { FieldExamples } from './field-examples';
import { InteractiveExamples } from './interactive-examples';
import { Part } from './part';
import { languages } from './samples';
import { getStyleGuideText } from './style-guide-text';

export function ControlExamples() {
  const text = getStyleGuideText();
  const { nameHelp, chooseScreenshot } = getText('enrolments');
  const days = Object.entries(getText('weekdays')).map(([key, day]) => ({ key, ...day }));
  return (
    <>
      <Part title={text.parts.notices}>
        <Alert icon={<Icon name="info" />}>{text.notices.info}</Alert>
        <Alert tone="good" icon={<Icon name="circleCheck" />}>
          {text.notices.good}
        </Alert>
        <Alert tone="warn" icon={<Icon name="triangleAlert" />}>
          {text.notices.warn}
        </Alert>
        <Alert tone="bad" icon={<Icon name="circleAlert" />}>
          {text.notices.bad}
        </Alert>
        <Skeleton lines={3} />
        <EmptyState
          illustration="/illustrations/empty-courses.svg"
          action={<LinkButton href="/contact">{text.askUs}</LinkButton>}
        >
          {text.empty}
        </EmptyState>
        <LoadFailure what={text.failedList} href="/styleguide" isPart />
      </Part>
      <Part title={text.parts.sections}>
        <Accordion
          name="examples"
          items={languages.map(({ lang, title, text: sample }, index) => ({
            key: lang,
            open: index === 0,
            title: <span lang={lang}>{title}</span>,
            body: <p lang={lang}>{sample}</p>,
          }))}
        />
        <Tabs
          name="language"
          label={text.language}
          tabs={languages.map(({ lang, title, text: sample }) => ({
            key: lang,
            title: <span lang={lang}>{title}</span>,
            body: <p lang={lang}>{sample}</p>,
          }))}
        />
        <Table
          caption={text.table.caption}
          columns={[
            { key: 'level', title: text.table.level },
            { key: 'right', title: text.table.right, isNumber: true },
            { key: 'advice', title: text.table.advice },
          ]}
          rows={['A1', 'B2'].map((level) => ({
            key: level,
            cells: {
              level: <LevelBadge level={level} />,
              right: '12',
              advice: text.table.cell,
            },
          }))}
        />
        <Pagination page={1} totalPages={3} hrefOf={(page) => `/styleguide?page=${page}`} />
        <Pagination label={text.emptyPages} page={1} totalPages={0} hrefOf={(page) => `/styleguide?page=${page}`} />
      </Part>
      <Part title={text.parts.dialogs}>
        <div className="cluster">
          <ModalTrigger for="example">{text.modal.open}</ModalTrigger>
          <InteractiveExamples text={text.interactive} />
        </div>
        <Modal id="example" title={text.modal.title}>
          <p>{text.modal.body}</p>
        </Modal>
        <p className="display">
          <Counter value={1250} formatted="1,250" threshold={0.5} /> {text.learners}
        </p>
      </Part>
      <Part title={text.parts.fields}>
        <Stepper steps={text.steps} current={2} />
        <FieldExamples text={text.fields} slots={listSlots()} {...{ nameHelp, chooseScreenshot, days }} />
      </Part>
    </>
  );
}
