import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { isStaff } from '@/lib/cms/access/roles';
import { type AdminLanguage, toAdminLanguage } from '@/lib/cms/language';
import { adminTexts } from '@/lib/cms/text/admin';
import { groupDigits } from '@/lib/format/group-digits';
import { displayPhone } from '@/lib/format/phone';
import { formatStaffDate } from '@/lib/format/staff-date';
import { AnswerRows } from './answer-rows';
import { PrintButton } from './print-button';
import { type Quotation, readQuotation } from './quotation';
import { QuotationPrices } from './quotation-prices';
import { quotationTexts } from './quotation-texts';
import './quotation.css';

export async function QuotationView({ initPageResult, params }: AdminViewServerProps) {
  const { req } = initPageResult;
  const id = [params?.segments ?? []].flat()[1] ?? '';
  // Payload does not require a login for custom views.
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/quotation/${id}`)}`);
  const texts = quotationTexts(req.i18n.language);
  const isAllowed = isStaff(req, 'editor', 'enrolments');
  const quotation = isAllowed ? await readQuotation(req, id) : undefined;
  if (!quotation)
    return <p className="quotation-missing">{isAllowed ? texts.notFound : adminTexts(req.i18n.language).notAllowed}</p>;
  return (
    <div className="quotation">
      <div className="quotation-bar">
        <a href={`/admin/collections/inquiries/${id}`}>{texts.back}</a>
        <PrintButton>{texts.print}</PrintButton>
        <p>{texts.priceHint}</p>
      </div>
      <QuotationPaper id={id} quotation={quotation} language={toAdminLanguage(req.i18n.language)} />
    </div>
  );
}

const unbrokenPhone = (phone: string) => displayPhone(phone).replaceAll(' ', '\u00a0');

/** In the language of the admin: staff print it for a school or family whose language they know. */
function QuotationPaper({ id, quotation, language }: { id: string; quotation: Quotation; language: AdminLanguage }) {
  const texts = quotationTexts(language);
  const { school, reference, date, recipient, answers, draft, accounts, notice } = quotation;
  return (
    <main className="quotation-paper">
      <header>
        <address>
          <strong>{school.name}</strong>
          {school.address && <span>{school.address}</span>}
          {school.phones.length > 0 && <span>{school.phones.map(unbrokenPhone).join(' · ')}</span>}
          {school.email && <span>{school.email}</span>}
        </address>
        <div>
          <h1>{texts.title}</h1>
          <p>
            {texts.reference} <strong>{reference}</strong>
          </p>
          <p>
            {texts.date} {formatStaffDate(date, language, { hasTime: false })}
          </p>
        </div>
      </header>
      <section>
        <h2>{texts.recipient}</h2>
        <p className="quotation-recipient">{recipient.join('\n')}</p>
      </section>
      <section>
        <h2>{texts.request}</h2>
        <dl>
          <AnswerRows answers={answers} language={language} />
        </dl>
      </section>
      <QuotationPrices inquiry={id} stored={draft} language={language} />
      {accounts.length > 0 && (
        <section className="quotation-payment">
          <h2>{texts.payment}</h2>
          {notice && <p>{notice}</p>}
          <ul>
            {accounts.map(({ provider, accountName, accountNumber, note }) => (
              <li key={`${provider}${accountNumber}`}>
                <strong>{provider}</strong> {accountName}, {groupDigits(accountNumber)}
                {note && <>, {note}</>}
              </li>
            ))}
          </ul>
          <p>{texts.nameReference(reference)}</p>
        </section>
      )}
    </main>
  );
}
