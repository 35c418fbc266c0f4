import { getText } from '#text';
import { ChildChoice, type ChildChoices } from '@/components/children/child-choice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { IslandText } from '@/components/ui/island-text';
import { ReferenceConfirmation } from '@/components/ui/reference-confirmation';
import { LaterStylesheets } from '@/components/ui/stylesheet';
import type { TimetableClass } from '@/lib/api/classes';
import { isVideoCourse } from '@/lib/contract/courses';
import { apiUrl } from '@/lib/contract/endpoint';
import { joinWaitingList, reserveSeat } from '@/lib/contract/endpoints/reservations';
import type { SeatRequest } from '@/lib/contract/reservations';
import type { FormResult } from '@/lib/text/form-result';
import { ChosenClass } from './chosen-class';
import { confirmationOf } from './confirmation-texts';
import { PayLink } from './pay-link';
import { SeatRequestFields, seatRequestFields } from './seat-request-fields';
import { SeatRequestForm } from './seat-request-form';

type Props = {
  courseClass: TimetableClass;
  isWaiting: boolean;
  learner: Partial<SeatRequest>;
  learnerId?: string;
  childChoices?: ChildChoices;
  result: FormResult;
};

export function SeatRequestSection({ courseClass, isWaiting, learner, learnerId, childChoices, result }: Props) {
  const { isSent, reference, problem, values } = result;
  const text = getText('reservations');
  const invalidField = seatRequestFields.find((name) => name === problem?.field);
  const classId = courseClass._id;
  const operation = isWaiting ? joinWaitingList : reserveSeat;
  const payPage = isVideoCourse(courseClass.listing) ? 'payment' : 'zoom';
  const payPath = isWaiting ? undefined : `/${payPage}?course=${courseClass.course._id}&class=${classId}`;
  return (
    <div className="page grid items-start gap-8 pb-16 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <IslandText nouns={['reservations', 'forms']} />
      <LaterStylesheets names={['forms']} />
      <ChosenClass courseClass={courseClass} />
      <section id="form" className="stack panel" aria-label={isWaiting ? text.waitSubmit : text.submit}>
        {isSent && (
          <ReferenceConfirmation text={confirmationOf(isWaiting)} reference={reference} anotherHref="/timetable">
            {payPath && <PayLink path={payPath} reservation={reference} />}
          </ReferenceConfirmation>
        )}
        {problem && !invalidField && (
          <Alert tone="bad" isLive>
            {problem.message}
          </Alert>
        )}
        {!isSent && (
          <SeatRequestForm
            classId={classId}
            isWaiting={isWaiting}
            learner={learner}
            learnerId={learnerId}
            childChoices={childChoices}
            payPath={payPath}
            problem={problem}
            refusedValues={values}
          >
            <div className="stack">
              <form className="form" method="post" action={apiUrl(operation, { classId })}>
                <SeatRequestFields
                  field={(name) => ({
                    name,
                    ...(name !== 'website' && { defaultValue: values?.[name] ?? learner[name] }),
                  })}
                  errors={invalidField ? { [invalidField]: problem?.message } : {}}
                  isWaiting={isWaiting}
                  child={<ChildChoice choices={childChoices} defaultValue={values?.child} />}
                />
                <p>
                  <Button type="submit">{isWaiting ? text.waitSubmit : text.submit}</Button>
                </p>
              </form>
              {payPath && <PayLink path={payPath} />}
            </div>
          </SeatRequestForm>
        )}
      </section>
    </div>
  );
}
