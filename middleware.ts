import { type NextRequest, NextResponse } from 'next/server';
import { existingBackendUrl } from '@/lib/backend-choice';
import { learnerHeader, nonceHeader } from '@/lib/session/header-names';
import { contentSecurityPolicy, freshNonce } from '@/lib/session/security-policy';
import { readMirrored, sessionCookie } from '@/lib/session/token';

/**
 * Gives each page its nonce and tells the layout whether to show Login or Profile and Logout. Never a lock. Pages are read only: on
 * a server of one's own `lib/http` has refused everything else before the framework; this is the same rule for Vercel.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse('This method is not allowed here.', {
      status: 405,
      headers: { allow: 'GET, HEAD', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const nonce = freshNonce();
  const policy = contentSecurityPolicy({
    nonce,
    development: process.env.NODE_ENV === 'development',
    backendUrl: existingBackendUrl(),
    emailJs: Boolean(process.env.EMAILJS_PUBLIC_KEY),
  });
  const session = await readMirrored(request.cookies.get(sessionCookie())?.value);
  const headers = new Headers(request.headers);
  headers.set(nonceHeader, nonce);
  headers.set(learnerHeader, session ? '1' : '0');
  headers.set('content-security-policy', policy);
  headers.delete('next-action');
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  // The same runtime as the pages: the other one copies each request into a sandbox first.
  runtime: 'nodejs',
  // Bodies of matched routes are cut at 10 MB, and files need neither nonce nor session. The same as `pageSource`, which the
  // framework could not read here: it takes the matcher from the text of this file.
  matcher: [
    '/((?!(?:api|admin|cms-api|healthz|readyz|cron|_next|sheet|media|fonts|icons|illustrations|videos|logo\\.svg|logo-dark\\.svg|logo-mark\\.svg|share\\.png|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml|feed\\.xml)(?:/|$)).*)',
  ],
};
