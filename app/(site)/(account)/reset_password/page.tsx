import type { Metadata } from 'next';
import type { Search } from '@/app/(site)/(account)/destination';
import { AccountPage } from '@/components/account/account-page';
import { CodeReturnIsland } from '@/components/account/islands';
import { LinkButton } from '@/components/ui/button';
import { getSiteInfo } from '@/lib/api/site-info';
import { toLatinDigits } from '@/lib/format/digits';
import { accounts as text } from '@/lib/text/en/accounts';

export const metadata: Metadata = {
  title: text.returnTitle,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function ResetPasswordPage({ searchParams }: { searchParams: Search }) {
  const given = (await searchParams).code;
  const code = typeof given === 'string' && /^\d{4}$/.test(toLatinDigits(given)) ? toLatinDigits(given) : undefined;
  return (
    <AccountPage
      title={code ? text.returnTitle : text.forgetPassword}
      lead={code ? text.returnLead : text.returnInvalid}
      illustration="/illustrations/thank-you.svg"
    >
      {code && (
        <>
          <p className="code-shown">{code}</p>
          <OpenApp code={code} />
          <CodeReturnIsland code={code} />
        </>
      )}
      <p>
        <LinkButton look="quiet" href="/login">
          {text.goBack}
        </LinkButton>
      </p>
    </AccountPage>
  );
}

/** A link, because in-app browsers block what opens an app by itself. */
async function OpenApp({ code }: { code: string }) {
  const scheme = (await getSiteInfo()).data?.links?.appScheme;
  if (!scheme || !/^[a-z][a-z0-9+.-]*$/i.test(scheme) || /^(javascript|data|https?)$/i.test(scheme)) return null;
  return (
    <div className="stack">
      <p>{text.returnApp}</p>
      <p>
        <a className="button" href={`${scheme}://otp/${code}`}>
          {text.openApp}
        </a>
      </p>
    </div>
  );
}
