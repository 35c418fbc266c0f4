import type { Metadata } from 'next';
import { getText } from '#text';
import { readAccountForm } from '@/app/(site)/(account)/account-form-result';
import { AccountPage } from '@/components/account/account-page';
import { LazyResetFromEmail } from '@/components/account/lazy-forms';
import { LinkButton } from '@/components/ui/button';
import { getSiteInfo } from '@/lib/api/site-info';
import { toLatinDigits } from '@/lib/format/digits';
import type { SearchParams } from '@/lib/text/form-result';

export function generateMetadata(): Metadata {
  const text = getText('accounts');
  return {
    title: text.linkTitle,
    description: text.resetDescription,
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  };
}

/** The format only. The form checks the token when it is submitted: mail programs open links by themselves. */
const linkTokenPattern = /^[\w-]{43}$/;

export default async function ResetPasswordPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const text = getText('accounts');
  const search = await searchParams;
  const { code: rawCode, token } = search;
  const digits = typeof rawCode === 'string' ? toLatinDigits(rawCode) : '';
  const code = /^\d{4}$/.test(digits) ? digits : undefined;
  const link = typeof token === 'string' && linkTokenPattern.test(token) ? token : undefined;
  const { problem } = await readAccountForm(search, '/reset_password');
  // The token has no field that people see.
  const posted = { problem: problem?.field === 'token' ? { message: problem.message } : problem };
  return (
    <AccountPage {...pageHeading(code, link)} illustration="/illustrations/thank-you.svg">
      {code && (
        <>
          <p className="code-shown">{code}</p>
          <OpenApp code={code} />
        </>
      )}
      {(code || link) && <LazyResetFromEmail code={code} link={link} posted={posted} />}
      <p>
        <LinkButton variant="quiet" href="/login">
          {text.goBack}
        </LinkButton>
      </p>
    </AccountPage>
  );
}

function pageHeading(code: string | undefined, link: string | undefined): { title: string; lead: string } {
  const text = getText('accounts');
  if (code) return { title: text.returnTitle, lead: text.returnLead };
  if (link) return { title: text.linkTitle, lead: text.linkLead };
  return { title: text.forgetPassword, lead: text.returnInvalid };
}

/** A link to tap: in-app browsers block automatic redirects to an app. */
async function OpenApp({ code }: { code: string }) {
  const text = getText('accounts');
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
