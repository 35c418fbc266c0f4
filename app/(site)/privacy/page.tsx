import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LegalText } from '@/components/about/legal-text';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';

export function generateMetadata(): Metadata {
  const legal = getText('legal');
  return pageMetadata({
    title: legal.privacy,
    description: fill(legal.privacyDescription, { name: env().SITE_NAME }),
    path: '/privacy',
    isContent: true,
  });
}

export default function PrivacyPage() {
  return <LegalText which="privacy" />;
}
