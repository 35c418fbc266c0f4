import 'server-only';
import { siteUrl } from '@/lib/env';
import { getSiteInfo } from './site-info';

const validDays = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116. The contact is the school's email of the settings, or else the contact page. */
export async function respondWithSecurityContact(): Promise<Response> {
  const { data } = await getSiteInfo();
  const site = siteUrl();
  const expires = new Date(Math.ceil(Date.now() / dayMs + validDays) * dayMs);
  const fields = [
    ['Contact', data?.email ? `mailto:${data.email}` : `${site}/contact`],
    ['Expires', expires.toISOString()],
    ['Preferred-Languages', 'en, fr, my'],
    ['Canonical', `${site}/.well-known/security.txt`],
  ];
  const text = fields.map(([name, value]) => `${name}: ${value}\n`).join('');
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
