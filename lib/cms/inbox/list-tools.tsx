import type { BeforeListTableServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { LevelChart } from '@/lib/cms/dashboard/level-chart';
import { type TransferCollection, transferCollections } from '@/lib/transfers/decisions';
import { CourseFilter } from './course-filter';
import {
  acceptedTransfers,
  allRecords,
  createdToday,
  doneRecords,
  inProgressRecords,
  type ListFilter,
  listQuery,
  newRecords,
  pendingTransfers,
  subscribedRecords,
  unsubscribedRecords,
  withPhone,
} from './list-filters';
import { type ListTexts, listTexts } from './list-texts';
import '@/lib/cms/ui/controls.css';
import './inbox.css';

type Choice = { label: keyof ListTexts; filter: ListFilter };

const handlingChoices: Choice[] = [
  { label: 'all', filter: allRecords },
  { label: 'new', filter: newRecords },
  { label: 'progress', filter: inProgressRecords },
  { label: 'done', filter: doneRecords },
];
const transferChoices = (): Choice[] => [
  { label: 'all', filter: allRecords },
  { label: 'waiting', filter: pendingTransfers },
  { label: 'today', filter: createdToday() },
  { label: 'accepted', filter: acceptedTransfers },
];
const choicesByCollection: Record<string, Choice[]> = {
  'level-test-attempts': [...handlingChoices, { label: 'askedForContact', filter: withPhone }],
  subscribers: [
    ...handlingChoices,
    { label: 'subscribed', filter: subscribedRecords },
    { label: 'unsubscribed', filter: unsubscribedRecords },
  ],
};

export function ListTools({
  collectionSlug,
  i18n,
  listPreferences,
  payload,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  const texts = listTexts(i18n.language);
  const exportQuery = listQuery(searchParams ?? {}, listPreferences?.sort);
  const currentQuery = listQuery(searchParams ?? {});
  const isTransfers = transferCollections.some((slug) => slug === collectionSlug);
  return (
    <div className="list-tools">
      <div>
        <nav aria-label={texts.quickFilters}>
          {(isTransfers ? transferChoices() : (choicesByCollection[collectionSlug] ?? handlingChoices)).map(
            ({ label, filter }) => {
              const href = filter.href(collectionSlug);
              const isCurrent = href === `/admin/collections/${collectionSlug}${currentQuery}`;
              return (
                <a key={label} href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {texts[label]}
                </a>
              );
            },
          )}
        </nav>
        {isTransfers && (
          <CourseFilter
            collection={collectionSlug as TransferCollection}
            payload={payload}
            texts={texts}
            current={currentQuery}
          />
        )}
        <a className="inbox-button" href={`/cms-api/${collectionSlug}/export${exportQuery}`} download>
          {texts.download}
        </a>
      </div>
      {collectionSlug === 'level-test-attempts' && isStaff({ user: user ?? null }) && (
        <LevelChart payload={payload} language={i18n.language} />
      )}
    </div>
  );
}
