import { getText } from '#text';
import { EnrolledClassDetails } from '@/components/classes/enrolled-class';
import { NextStep } from '@/components/status/next-step';
import { RequestProgress } from '@/components/status/request-progress';
import { Badge, type Tone } from '@/components/ui/badge';
import { SiteLink } from '@/components/ui/link';
import { LoadFailure } from '@/components/ui/load-failure';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Panel } from '@/components/ui/panel';
import type { Loaded } from '@/lib/api/load';
import type { Child } from '@/lib/contract/children';
import type { MyClass } from '@/lib/contract/my-classes';
import { contentLanguage } from '@/lib/text/content-language';
import { fill } from '@/lib/text/fill';

type Props = { classes: Loaded<MyClass[]>; listedChildren: Child[] };

type Group = { id: string; title?: string; classes: MyClass[] };

/** A class for each child; those for nobody in particular come last. */
function groupByChild(classes: MyClass[], children: Child[]): Group[] {
  const isOf = (id: string) => (one: MyClass) => one.child === id;
  const others = classes.filter(({ child }) => !children.some(({ _id }) => _id === child));
  const groups: Group[] = [
    ...children.map(({ _id, name }) => ({ id: _id, title: name, classes: classes.filter(isOf(_id)) })),
    { id: 'others', title: children.length > 0 ? getText('children').meOrSomebodyElse : undefined, classes: others },
  ];
  return groups.filter((group) => group.classes.length > 0);
}

export function MyClasses({ classes, listedChildren }: Props) {
  const text = getText('myClasses');
  const groups = groupByChild(classes.data ?? [], listedChildren);
  return (
    <Panel id="classes" title={text.title} className="my-classes">
      {classes.failed ? (
        <LoadFailure what={text.loading} href="/profile" isPart />
      ) : (
        <p className="muted">{groups.length > 0 ? text.lead : text.empty}</p>
      )}
      {groups.map(({ id, title, classes: own }) => (
        <section key={id} aria-label={title}>
          {title && <h3>{title}</h3>}
          <ul>
            {own.map((one) => (
              <li key={one.reference} className="enrolled">
                <MyClassItem myClass={one} isNamed={id === 'others'} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="field-help">
        {text.followGuest} <SiteLink href="/status">{getText('status').title}</SiteLink>
      </p>
    </Panel>
  );
}

const tones: Record<string, Tone> = { Accepted: 'good', Rejected: 'bad' };

function MyClassItem({ myClass, isNamed }: { myClass: MyClass; isNamed: boolean }) {
  const text = getText('myClasses');
  const status = getText('status');
  const states: Record<string, string> = status.states;
  const { title, name, state, class: line, reference, enrolledClass } = myClass;
  return (
    <>
      <p className="cluster">
        {title && (
          <strong lang={contentLanguage(title)}>
            <MultilingualText text={title} />
          </strong>
        )}
        <Badge tone={tones[state] ?? 'warn'}>{states[state] ?? state}</Badge>
      </p>
      {line && <p>{line}</p>}
      {isNamed && name && <p className="small">{fill(text.learner, { name })}</p>}
      <RequestProgress {...myClass} />
      <NextStep {...myClass} isSmall />
      {enrolledClass && (
        <EnrolledClassDetails
          enrolledClass={enrolledClass}
          isAccepted={state === 'Accepted'}
          own={getText('classes').own}
        />
      )}
      <p className="small muted">{fill(text.referenceOf, { reference })}</p>
    </>
  );
}
