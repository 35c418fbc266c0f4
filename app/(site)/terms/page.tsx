import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LegalText } from '@/components/about/legal-text';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';

export function generateMetadata(): Metadata {
  const legal = getText('legal');
  return pageMetadata({
    title: legal.terms,
    description: fill(legal.termsDescription, { name: env().SITE_NAME }),
    path: '/terms',
    isContent: true,
  });
}

export default function TermsPage() {
  return <LegalText which="terms" />;
}
