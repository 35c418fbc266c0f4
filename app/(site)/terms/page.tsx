import type { Metadata } from 'next';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LegalText } from '@/components/about/legal-text';
import { env } from '@/lib/env';
import { legal } from '@/lib/text/en/legal';

export function generateMetadata(): Metadata {
  return pageMetadata({ title: legal.terms, description: legal.termsDescription(env().SITE_NAME), path: '/terms' });
}

export default function TermsPage() {
  return <LegalText which="terms" />;
}
