import { Alert } from '@/components/ui/alert';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { CourseChoices, type TransferAddress } from './course-choices';

type Props = {
  page: TransferAddress;
  /** A course was asked for that is not to be had. */
  unknown: boolean;
  lead: string;
};

/** Stands where the form would be when no course was chosen. */
export function CourseChooser({ page, unknown, lead }: Props) {
  return (
    <section className="stack">
      {unknown && (
        <Alert tone="warn" live>
          {text.noSuchCourse}
        </Alert>
      )}
      <p className="lead">{lead}</p>
      <CourseChoices page={page} pictures />
    </section>
  );
}
