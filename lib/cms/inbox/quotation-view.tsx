import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { groupedDigits } from '@/lib/format/account-number';
import { displayPhone } from '@/lib/format/phone';
import { PrintButton } from './print-button';
import { type Quotation, readQuotation } from './quotation';
import { QuotationPrices } from './quotation-prices';
import { type InboxWords, inboxWords } from './words';
import './quotation.css';

/** An inquiry as a quotation on paper, at /admin/quotation/{id}. */
export async function QuotationView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const id = [params?.segments ?? []].flat()[1] ?? '';
  // The CMS leaves its own views open to everybody.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/quotation/${id}`)}`);
  const words = inboxWords(req.i18n.language);
  const allowed = isStaff(req, 'editor', 'enrolments');
  const quotation = allowed ? await readQuotation(req, id) : undefined;
  if (!quotation) return <p className="quotation-missing">{allowed ? words.unknown : words.notAllowed}</p>;
  return (
    <div className="quotation">
      <div className="quotation-bar">
        <a href={`/admin/collections/inquiries/${id}`}>{words.back}</a>
        <PrintButton>{words.print}</PrintButton>
        <p>{words.priceHint}</p>
      </div>
      <Sheet id={id} quotation={quotation} words={words} />
    </div>
  );
}

/** The sheet speaks English, as the form did; only what is not printed speaks the language of the admin. */
function Sheet({ id, quotation, words }: { id: string; quotation: Quotation; words: InboxWords }) {
  const { school, reference, date, recipient, asked, draft, accounts, notice } = quotation;
  return (
    <main className="quotation-sheet" lang="en">
      <header>
        <address>
          <strong>{school.name}</strong>
          {school.address && <span>{school.address}</span>}
          {school.phones.length > 0 && <span>{school.phones.map(displayPhone).join(' · ')}</span>}
          {school.email && <span>{school.email}</span>}
        </address>
        <div>
          <h1>Quotation</h1>
          <p>
            Reference: <strong>{reference}</strong>
          </p>
          <p>Date: {date}</p>
        </div>
      </header>
      <section>
        <h2>For</h2>
        <p className="quotation-recipient">{recipient.join('\n')}</p>
      </section>
      <section>
        <h2>Your request</h2>
        <dl>
          {asked.map(({ key, label, value }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <QuotationPrices inquiry={id} stored={draft} words={words} />
      {accounts.length > 0 && (
        <section className="quotation-payment">
          <h2>Payment</h2>
          {notice && <p>{notice}</p>}
          <ul>
            {accounts.map(({ provider, accountName, accountNumber, note }) => (
              <li key={`${provider}${accountNumber}`}>
                <strong>{provider}</strong> {accountName}, {groupedDigits(accountNumber)}
                {note && <>, {note}</>}
              </li>
            ))}
          </ul>
          <p>Please name the reference {reference} with your transfer.</p>
        </section>
      )}
    </main>
  );
}
