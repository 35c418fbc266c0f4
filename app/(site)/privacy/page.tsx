import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LegalText } from '@/components/about/legal-text';
import { getLegal } from '@/lib/api/legal';
import { languagesOfAll } from '@/lib/api/translations';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';

export async function generateMetadata(): Promise<Metadata> {
  const legal = getText('legal');
  return pageMetadata({
    title: legal.privacy,
    description: fill(legal.privacyDescription, { name: env().SITE_NAME }),
    path: '/privacy',
    languages: languagesOfAll([(await getLegal()).data ?? {}]),
  });
}

export default function PrivacyPage() {
  return <LegalText which="privacy" />;
}
