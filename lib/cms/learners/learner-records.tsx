import type { CollectionSlug, Payload, PayloadRequest, UIFieldServerComponent, Where } from 'payload';
import { deskLanguage, deskTexts } from '@/lib/cms/desk/texts';
import { inboxWords } from '@/lib/cms/inbox/words';
import { adminTexts } from '@/lib/cms/text/admin';
import { enrolmentState } from '@/lib/contract/enrolment-state';
import { staffDate } from '@/lib/format/staff-date';
import { readCorrections } from './corrections';
import '@/lib/cms/inbox/inbox.css';

type Person = { id: string; email: string; phone: string };
type Row = { id: string; createdAt: string } & Record<string, unknown>;
type Kind = { collection: CollectionSlug; where: (person: Person) => Where; title: (row: Row) => string };

const byEmailOrPhone = ({ email, phone }: Person): Where[] => [
  { email: { equals: email } },
  { phone: { equals: phone } },
];
const joined = (...parts: unknown[]) => parts.filter(Boolean).join(' · ');

const kinds: Kind[] = [
  {
    collection: 'payment-requests',
    where: (person) => ({ or: [{ learner: { equals: person.id } }, ...byEmailOrPhone(person)] }),
    title: ({ reference, courseName }) => joined(reference, courseName),
  },
  {
    collection: 'enrolments',
    where: (person) => ({ or: byEmailOrPhone(person) }),
    title: ({ reference, courseName }) => joined(reference, courseName),
  },
  {
    collection: 'level-test-attempts',
    where: ({ phone }) => ({ phone: { equals: phone } }),
    title: ({ level, correct, total }) => joined(level, `${correct} / ${total}`),
  },
  {
    collection: 'messages',
    where: (person) => ({ or: byEmailOrPhone(person) }),
    title: ({ reference, subject }) => joined(reference, subject),
  },
  {
    collection: 'inquiries',
    where: (person) => ({ or: byEmailOrPhone(person) }),
    title: ({ reference, contactName }) => joined(reference, contactName),
  },
  {
    collection: 'book-orders',
    where: ({ phone }) => ({ phone: { equals: phone } }),
    title: ({ reference, title }) => joined(reference, title),
  },
];
const maxRows = 20;

async function readRecords(cms: Payload, req: PayloadRequest, person: Person) {
  return Promise.all(
    kinds.map(async ({ collection, where, title }) => {
      const found = await cms.find({
        collection,
        where: where(person),
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

/** Everything the school has from a learner: payments, enrolments, tests, messages, inquiries, orders, and corrections. */
export const LearnerRecords: UIFieldServerComponent = async ({ data, id, i18n, payload, req }) => {
  if (!id || !data?.email) return null;
  const texts = adminTexts(i18n.language);
  const states = deskTexts(deskLanguage(i18n.language)).states;
  const handlings: Record<string, string> = inboxWords(i18n.language);
  const records = await readRecords(payload, req, { id: String(id), email: data.email, phone: data.phone });
  const stateOf = ({ state, handling }: Row) =>
    state ? states[enrolmentState({ state: String(state) })] : handlings[String(handling)];
  const corrections = readCorrections(data.corrections);
  return (
    <div className="learner-records field-type">
      {records.map(({ collection, total, rows, title }) => {
        const plural = payload.collections[collection].config.labels.plural as Record<string, string>;
        return (
          <section key={collection} aria-label={plural[i18n.language] ?? plural.en}>
            <h3>
              {plural[i18n.language] ?? plural.en} ({total})
            </h3>
            <ul>
              {rows.map((row) => (
                <li key={row.id}>
                  <a href={`/admin/collections/${collection}/${row.id}`}>{title(row)}</a>
                  <span>
                    {staffDate(row.createdAt, i18n.language)} · {stateOf(row)}
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
                  {staffDate(at, i18n.language)} · {by}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
