import type { Metadata } from 'next';
import type { Search } from '@/app/(site)/(account)/destination';
import { AccountPage } from '@/components/account/account-page';
import { CodeReturnIsland } from '@/components/account/islands';
import { LinkButton } from '@/components/ui/button';
import { getSiteInfo } from '@/lib/api/site-info';
import { toLatinDigits } from '@/lib/format/digits';
import { accounts as text } from '@/lib/text/en/accounts';

export const metadata: Metadata = {
  title: text.linkTitle,
  description: text.resetDescription,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** As the mail writes it: the token is checked when it is sent, since programs open the links of a mail before its reader does. */
const linkToken = /^[\w-]{43}$/;

export default async function ResetPasswordPage({ searchParams }: { searchParams: Search }) {
  const { code: givenCode, token } = await searchParams;
  const digits = typeof givenCode === 'string' ? toLatinDigits(givenCode) : '';
  const code = /^\d{4}$/.test(digits) ? digits : undefined;
  const link = typeof token === 'string' && linkToken.test(token) ? token : undefined;
  return (
    <AccountPage {...headingOf(code, link)} illustration="/illustrations/thank-you.svg">
      {code && (
        <>
          <p className="code-shown">{code}</p>
          <OpenApp code={code} />
        </>
      )}
      {(code || link) && <CodeReturnIsland code={code} link={link} />}
      <p>
        <LinkButton look="quiet" href="/login">
          {text.goBack}
        </LinkButton>
      </p>
    </AccountPage>
  );
}

function headingOf(code: string | undefined, link: string | undefined): { title: string; lead: string } {
  if (code) return { title: text.returnTitle, lead: text.returnLead };
  if (link) return { title: text.linkTitle, lead: text.linkLead };
  return { title: text.forgetPassword, lead: text.returnInvalid };
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
