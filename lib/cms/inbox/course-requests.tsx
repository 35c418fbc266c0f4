import { getTranslation } from '@payloadcms/translations';
import type { UIFieldServerComponent } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { type TransferCollection, transferCollections } from '@/lib/transfers/decisions';
import { byCourse } from './list-filters';
import '@/lib/cms/ui/controls.css';
import './inbox.css';

export const CourseRequests: UIFieldServerComponent = async ({ id, i18n, payload, req }) => {
  if (!id || !isStaff(req, 'enrolments')) return null;
  const course = byCourse(String(id));
  const lists = await Promise.all(
    transferCollections.map(async (collection: TransferCollection) => {
      const { totalDocs } = await payload.count({ collection, where: course.where, overrideAccess: false, req });
      const label = getTranslation(payload.collections[collection].config.labels.plural, i18n);
      return { collection, totalDocs, label };
    }),
  );
  return (
    <div className="inbox-actions field-type">
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
