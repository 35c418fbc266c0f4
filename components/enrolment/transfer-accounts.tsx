import { getText } from '#text';
import { ChatLinks } from '@/components/layout/chat-links';
import { Alert } from '@/components/ui/alert';
import { HeadingText } from '@/components/ui/heading-text';
import { SiteLink } from '@/components/ui/link';
import { MultilingualText } from '@/components/ui/multilingual-text';
import { Picture } from '@/components/ui/picture';
import type { SiteInfo, TransferAccount } from '@/lib/contract/site-info';
import { groupDigits } from '@/lib/format/group-digits';
import { factSeparator } from '@/lib/format/join-list';
import { splitBurmeseRuns } from '@/lib/format/language';
import type { Locale } from '@/lib/format/locale';
import { displayPhone, telHref } from '@/lib/format/phone';
import { fill } from '@/lib/text/fill';
import { withColon } from '@/lib/text/with-colon';
import { AccountNumber } from './account-number';

// Names of banking apps are in Latin letters within a Burmese text.
const langOf = (text: string) => (splitBurmeseRuns(text).some(({ isBurmese }) => isBurmese) ? 'my' : undefined);

export function TransferAccounts({ info }: { info: SiteInfo }) {
  const text = getText('enrolments');
  const { accounts = [], texts, textLanguages } = info;
  return (
    <section className="stack" aria-labelledby="accounts">
      <h2 id="accounts">
        <HeadingText text={text.accounts} />
      </h2>
      {texts?.paymentNotice && (
        <Alert tone="warn">
          <p>
            <MultilingualText text={texts.paymentNotice} lang={textLanguages?.paymentNotice} />
          </p>
        </Alert>
      )}
      {accounts.length === 0 && <AskUs info={info} />}
      <ul className="card transfer-accounts">
        {accounts.map((account, index) => (
          <li key={`${account.provider} ${account.number}`}>
            <Account account={account} noteLanguage={textLanguages?.[`accounts.${index}.note`]} />
          </li>
        ))}
      </ul>
      {texts?.transferInstruction && (
        <p lang={langOf(texts.transferInstruction) ?? textLanguages?.transferInstruction}>
          {texts.transferInstruction}
        </p>
      )}
    </section>
  );
}

function AskUs({ info: { phoneNumber, email, links } }: { info: SiteInfo }) {
  const text = getText('enrolments');
  const dial = phoneNumber && telHref(phoneNumber);
  return (
    <Alert tone="warn">
      <p>{text.noAccounts}</p>
      <p className="cluster">
        {phoneNumber && (dial ? <a href={dial}>{displayPhone(phoneNumber)}</a> : phoneNumber)}
        {email && <a href={`mailto:${email}`}>{email}</a>}
        <ChatLinks links={links} hasNames />
        <SiteLink href="/contact">{text.askUs}</SiteLink>
      </p>
    </Alert>
  );
}

type AccountProps = { account: TransferAccount; noteLanguage?: Locale };

function Account({ account: { kind, provider, holder, number, note, qr }, noteLanguage }: AccountProps) {
  const text = getText('enrolments');
  return (
    <>
      <h3>{provider}</h3>
      <AccountNumber
        displayNumber={groupDigits(number)}
        number={number.replace(/[\s-]/g, '')}
        label={fill(text.copyNumber, { provider })}
      />
      <p className="small muted">
        {kind && text.kinds[kind === 'wallet' ? 'wallet' : 'bank']}
        {kind && holder && factSeparator}
        {holder && (
          <>
            {withColon(text.holder)} <MultilingualText text={holder} />
          </>
        )}
      </p>
      {note && (
        <p className="small">
          <MultilingualText text={note} lang={noteLanguage} />
        </p>
      )}
      {qr && (
        <details>
          <summary>{fill(text.qr, { provider })}</summary>
          <Picture picture={qr} alt={fill(text.qr, { provider })} fallback="" sizes="16rem" className="transfer-qr" />
        </details>
      )}
    </>
  );
}
