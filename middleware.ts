import { type NextRequest, NextResponse } from 'next/server';
import { existingBackendUrl } from '@/lib/backend-choice';
import { splitLocale } from '@/lib/format/locale';
import { learnerHeader, localeHeader, nonceHeader, pathHeader, searchHeader } from '@/lib/session/header-names';
import { contentSecurityPolicy, createNonce } from '@/lib/session/security-policy';
import { sessionName } from '@/lib/session/session-name';
import { readMirrored, sessionCookie } from '@/lib/session/token';

/** Sets the nonce, the path, the language, and who is logged in, for display only. Refuses other methods where `lib/http` does not run. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse('This method is not allowed here.', {
      status: 405,
      headers: { allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const nonce = createNonce();
  const policy = contentSecurityPolicy({
    nonce,
    isDevelopment: process.env.NODE_ENV === 'development',
    backendUrl: existingBackendUrl,
    hasEmailJs: Boolean(process.env.EMAILJS_PUBLIC_KEY),
  });
  const session = await readMirrored(request.cookies.get(sessionCookie())?.value);
  const headers = new Headers(request.headers);
  headers.set(nonceHeader, nonce);
  headers.set(learnerHeader, session ? sessionName(session) : '');
  const { locale, path } = splitLocale(request.nextUrl.pathname);
  headers.set(pathHeader, path);
  headers.set(localeHeader, locale);
  headers.set(searchHeader, request.nextUrl.search);
  headers.set('content-security-policy', policy);
  headers.delete('next-action');
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  // The Edge runtime would copy each request into a sandbox.
  runtime: 'nodejs',
  // Equals `pageSource`: Next requires a literal.
  matcher: [
    '/((?!(?:api|admin|cms-api|healthz|readyz|cron|_next|documents|stylesheets|media|fonts|icons|illustrations|videos|\\.well-known|logo\\.svg|logo-dark\\.svg|logo-mark\\.svg|share\\.png|share-my\\.png|share-fr\\.png|favicon\\.ico|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|feed\\.xml)(?:/|$)).*)',
  ],
};
