import { Alert } from '@/components/ui/alert';
import { courseTypes } from '@/lib/contract/courses';
import { pageNumber } from '@/lib/format/page-number';
import { enrolments as text } from '@/lib/text/en/enrolments';
import { CourseChoices, type TransferAddress } from './course-choices';

type Search = Record<string, string | string[] | undefined>;

type Props = {
  page: TransferAddress;
  /** `?type=adult&page=2`: which courses are seen first. */
  search: Search;
  /** A course was asked for that is not to be had. */
  unknown: boolean;
  lead: string;
};

/** Stands where the form would be when no course was chosen. */
export function CourseChooser({ page, search, unknown, lead }: Props) {
  const first =
    courseTypes.find((type) => type.toLowerCase() === search.type) ?? (page === '/payment' ? 'Video' : 'Adult');
  return (
    <section className="stack">
      {unknown && (
        <Alert tone="warn" live>
          {text.noSuchCourse}
        </Alert>
      )}
      <p className="lead">{lead}</p>
      <CourseChoices page={page} first={first} part={pageNumber(search.page) ?? 1} pictures />
    </section>
  );
}
