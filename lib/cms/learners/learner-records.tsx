import { getTranslation } from '@payloadcms/translations';
import type { CollectionSlug, Payload, PayloadRequest, UIFieldServerComponent, Where } from 'payload';
import { listTexts } from '@/lib/cms/inbox/list-texts';
import { reviewTexts } from '@/lib/cms/review-queue/texts';
import { adminTexts } from '@/lib/cms/text/admin';
import type { Child } from '@/lib/contract/children';
import { enrolmentState } from '@/lib/contract/enrolment-state';
import { formatStaffDate } from '@/lib/format/staff-date';
import { readCorrections } from './corrections';
import { LearnerChildren } from './learner-children';
import './learner-records.css';

type Learner = { id: string; email: string; phone: string };
type Row = { id: string; createdAt: string } & Record<string, unknown>;
type RecordKind = { collection: CollectionSlug; where: (learner: Learner) => Where; title: (row: Row) => string };

const byEmailOrPhone = ({ email, phone }: Learner): Where[] => [
  { email: { equals: email } },
  { phone: { equals: phone } },
];
const joinParts = (...parts: unknown[]) => parts.filter(Boolean).join(' · ');

const kinds: RecordKind[] = [
  {
    collection: 'payment-requests',
    where: (learner) => ({ or: [{ learner: { equals: learner.id } }, ...byEmailOrPhone(learner)] }),
    title: ({ reference, courseName }) => joinParts(reference, courseName),
  },
  {
    collection: 'enrolments',
    where: (learner) => ({ or: [{ learner: { equals: learner.id } }, ...byEmailOrPhone(learner)] }),
    title: ({ reference, courseName }) => joinParts(reference, courseName),
  },
  {
    collection: 'level-test-attempts',
    where: ({ phone }) => ({ phone: { equals: phone } }),
    title: ({ level, correct, total }) => joinParts(level, `${correct} / ${total}`),
  },
  {
    collection: 'messages',
    where: (learner) => ({ or: byEmailOrPhone(learner) }),
    title: ({ reference, subject }) => joinParts(reference, subject),
  },
  {
    collection: 'inquiries',
    where: (learner) => ({ or: byEmailOrPhone(learner) }),
    title: ({ reference, contactName }) => joinParts(reference, contactName),
  },
  {
    collection: 'book-orders',
    where: ({ phone }) => ({ phone: { equals: phone } }),
    title: ({ reference, title }) => joinParts(reference, title),
  },
];
const maxRows = 20;

async function readRecords(cms: Payload, req: PayloadRequest, learner: Learner) {
  return Promise.all(
    kinds.map(async ({ collection, where, title }) => {
      const found = await cms.find({
        collection,
        where: where(learner),
        sort: '-createdAt',
        limit: maxRows,
        depth: 0,
        overrideAccess: false,
        req,
      });
      return { collection, total: found.totalDocs, rows: found.docs as unknown as Row[], title };
    }),
  );
}

export const LearnerRecords: UIFieldServerComponent = async ({ data, id, i18n, payload, req }) => {
  if (!id || !data?.email) return null;
  const texts = adminTexts(i18n.language);
  const states = reviewTexts(i18n.language).states;
  const handlings: Record<string, string> = listTexts(i18n.language);
  const records = await readRecords(payload, req, { id: String(id), email: data.email, phone: data.phone });
  const statusOf = ({ state, handling }: Row) =>
    state ? states[enrolmentState({ state: String(state) })] : handlings[String(handling)];
  const corrections = readCorrections(data.corrections);
  const children = (data.children as Child[] | null) ?? [];
  const requests = records.flatMap(({ collection, rows, title }) =>
    rows.map((row) => ({ id: row.id, collection, child: String(row.child), title: title(row) })),
  );
  return (
    <div className="learner-records field-type">
      {children.length > 0 && <LearnerChildren list={children} requests={requests} texts={texts} />}
      {records.map(({ collection, total, rows, title }) => {
        const label = getTranslation(payload.collections[collection].config.labels.plural, i18n);
        return (
          <section key={collection} aria-label={label}>
            <h3>
              {label} ({total})
            </h3>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <a href={`/admin/collections/${collection}/${row.id}`}>{title(row)}</a>
                  <span>
                    {formatStaffDate(row.createdAt, i18n.language)} · {statusOf(row)}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {corrections.length > 0 && (
        <section aria-label={texts.corrections}>
          <h3>
            {texts.corrections} ({corrections.length})
          </h3>
          <ul>
            {corrections.map(({ at, by, field, from, to }) => (
              <li key={`${at}-${field}`}>
                <b>
                  {from} → {to}
                </b>
                <span>
                  {formatStaffDate(at, i18n.language)} · {by}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
