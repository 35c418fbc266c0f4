import type { BeforeListTableServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { type TransferCollection, transferCollections } from '@/lib/transfers/decisions';
import { CourseFilter } from './course-filter';
import { LevelChart } from './level-chart';
import {
  accepted,
  askedForContact,
  doneOnes,
  everything,
  inProgress,
  type ListFilter,
  listQuery,
  newOnes,
  subscribedNow,
  today,
  unsubscribed,
  waiting,
} from './list-filters';
import { type InboxWords, inboxWords } from './words';
import './inbox.css';

type Choice = { label: keyof InboxWords; filter: ListFilter };

const handled: Choice[] = [
  { label: 'all', filter: everything },
  { label: 'new', filter: newOnes },
  { label: 'progress', filter: inProgress },
  { label: 'done', filter: doneOnes },
];
const decided = (): Choice[] => [
  { label: 'all', filter: everything },
  { label: 'waitingOnes', filter: waiting },
  { label: 'today', filter: today() },
  { label: 'acceptedOnes', filter: accepted },
];
const choices: Record<string, Choice[]> = {
  'level-test-attempts': [...handled, { label: 'askedForContact', filter: askedForContact }],
  subscribers: [
    ...handled,
    { label: 'subscribed', filter: subscribedNow },
    { label: 'unsubscribed', filter: unsubscribed },
  ],
};

/** Above a list of the inbox: the usual filters, and the download of what the list shows. */
export function ListTools({
  collectionSlug,
  i18n,
  listPreferences,
  payload,
  searchParams,
  user,
}: BeforeListTableServerProps) {
  const words = inboxWords(i18n.language);
  const shown = listQuery(searchParams ?? {}, listPreferences?.sort);
  const filtered = listQuery(searchParams ?? {});
  const isTransfers = transferCollections.some((slug) => slug === collectionSlug);
  return (
    <div className="inbox-tools">
      <div>
        <nav aria-label={words.quickFilters}>
          {(isTransfers ? decided() : (choices[collectionSlug] ?? handled)).map(({ label, filter }) => {
            const href = filter.href(collectionSlug);
            const current = href === `/admin/collections/${collectionSlug}${filtered}`;
            return (
              <a key={label} href={href} aria-current={current ? 'page' : undefined}>
                {words[label]}
              </a>
            );
          })}
        </nav>
        {isTransfers && (
          <CourseFilter
            collection={collectionSlug as TransferCollection}
            payload={payload}
            texts={words}
            current={filtered}
          />
        )}
        <a className="inbox-button" href={`/cms-api/${collectionSlug}/export${shown}`} download>
          {words.download}
        </a>
      </div>
      {collectionSlug === 'level-test-attempts' && isStaff({ user: user ?? null }) && (
        <LevelChart payload={payload} words={words} />
      )}
    </div>
  );
}
