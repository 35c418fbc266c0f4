import type { ReactNode } from 'react';
import { Page } from '@/components/layout/page';
import { Alert } from '@/components/ui/alert';
import { accounts } from '@/lib/text/en/accounts';

type Props = { title: string; lead: string; illustration: string; children: ReactNode };

/** A form of an account beside its title. */
export function AccountPage({ title, lead, illustration, children }: Props) {
  return (
    <Page sheets={['fields', 'forms', 'account']} className="page account">
      <header className="account-side stack">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <img src={illustration} alt="" width={480} height={320} decoding="async" />
      </header>
      <div className="panel stack">
        <noscript>
          <Alert tone="warn">{accounts.needsScripts}</Alert>
        </noscript>
        {children}
      </div>
    </Page>
  );
}
