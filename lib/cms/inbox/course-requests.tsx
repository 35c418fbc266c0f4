import type { UIFieldServerComponent } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { type TransferCollection, transferCollections } from '@/lib/transfers/decisions';
import { ofCourse } from './list-filters';
import './inbox.css';

/** From a course to the payments and enrolments for it. */
export const CourseRequests: UIFieldServerComponent = async ({ id, i18n, payload, req }) => {
  if (!id || !isStaff(req, 'enrolments')) return null;
  const course = ofCourse(String(id));
  const lists = await Promise.all(
    transferCollections.map(async (collection: TransferCollection) => {
      const { totalDocs } = await payload.count({ collection, where: course.where, overrideAccess: false, req });
      const plural = payload.collections[collection].config.labels.plural as Record<string, string>;
      return { collection, totalDocs, label: plural[i18n.language] ?? plural.en };
    }),
  );
  return (
    <div className="inbox-reply field-type">
      {lists
        .filter(({ totalDocs }) => totalDocs > 0)
        .map(({ collection, totalDocs, label }) => (
          <a key={collection} className="inbox-button" href={course.href(collection)}>
            {label} ({totalDocs})
          </a>
        ))}
    </div>
  );
};
