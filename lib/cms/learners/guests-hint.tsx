import { getTranslation } from '@payloadcms/translations';
import type { BeforeListTableServerProps } from 'payload';
import { adminTexts } from '@/lib/cms/text/admin';
import { collectionLabels } from '@/lib/cms/text/collections';
import '@/lib/cms/ui/staff-view.css';

/** Above the list of learners. A description of Payload has no links. */
export function GuestsHint({ i18n }: Pick<BeforeListTableServerProps, 'i18n'>) {
  return (
    <p className="staff-links">
      {adminTexts(i18n.language).guests}
      <a href="/admin/collections/enrolments">{getTranslation(collectionLabels.enrolments.plural, i18n)}</a>
    </p>
  );
}
