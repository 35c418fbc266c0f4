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
    title: legal.terms,
    description: fill(legal.termsDescription, { name: env().SITE_NAME }),
    path: '/terms',
    languages: languagesOfAll([(await getLegal()).data ?? {}]),
  });
}

export default function TermsPage() {
  return <LegalText which="terms" />;
}
