import type { Metadata } from 'next';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { LegalText } from '@/components/about/legal-text';
import { env } from '@/lib/env';
import { legal } from '@/lib/text/en/legal';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: legal.privacy,
    description: legal.privacyDescription(env().SITE_NAME),
    path: '/privacy',
  });
}

export default function PrivacyPage() {
  return <LegalText which="privacy" />;
}
