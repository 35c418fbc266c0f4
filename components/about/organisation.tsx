import type { EducationalOrganization } from 'schema-dts';
import { JsonLd } from '@/components/ui/json-ld';
import { getSiteInfo } from '@/lib/api/site-info';
import { postalAddressOf } from '@/lib/contract/site-info';
import { env, siteUrl } from '@/lib/env';
import { toE164 } from '@/lib/format/phone';

export async function Organisation() {
  const info = (await getSiteInfo()).data ?? {};
  const { phoneNumber, email, links, texts } = info;
  const data = {
    '@context': 'https://schema.org' as const,
    '@type': 'EducationalOrganization' as const,
    name: env().SITE_NAME,
    url: siteUrl(),
    logo: `${siteUrl()}/icons/icon-512.png`,
    image: `${siteUrl()}/share.png`,
    description: texts?.description,
    address: postalAddressOf(info),
    telephone: phoneNumber && (toE164(phoneNumber) ?? phoneNumber),
    email,
    sameAs: links?.socials?.map(({ url }) => url),
  };
  return <JsonLd<EducationalOrganization> data={data} />;
}
