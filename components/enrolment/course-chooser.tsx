import { getText } from '#text';
import { Alert } from '@/components/ui/alert';
import { courseTypes } from '@/lib/contract/courses';
import { parsePageNumber } from '@/lib/format/page-number';
import type { SearchParams } from '@/lib/text/form-result';
import { CourseChoices, type TransferPath } from './course-choices';

type Props = {
  page: TransferPath;
  /** `?type=adult&page=2` opens that list. */
  search: SearchParams;
  /** The URL names a course that does not exist or is not for sale. */
  isUnknownCourse: boolean;
  lead: string;
};

export function CourseChooser({ page, search, isUnknownCourse, lead }: Props) {
  const text = getText('enrolments');
  const initialType =
    courseTypes.find((type) => type.toLowerCase() === search.type) ?? (page === '/payment' ? 'Video' : 'Adult');
  return (
    <section className="stack">
      {isUnknownCourse && (
        <Alert tone="warn" isLive>
          {text.noSuchCourse}
        </Alert>
      )}
      <p className="lead">{lead}</p>
      <CourseChoices page={page} initialType={initialType} pageNumber={parsePageNumber(search.page) ?? 1} hasPictures />
    </section>
  );
}
