import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { ReachUs } from '@/components/contact/reach-us';
import { WriteToUs } from '@/components/contact/write-to-us';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { PageHeading } from '@/components/ui/page-heading';
import { readPostedForm } from '@/lib/api/posted-form';
import { getSiteInfo } from '@/lib/api/site-info';

export async function generateMetadata(): Promise<Metadata> {
  const contact = getText('contact');
  const info = await getSiteInfo();
  return pageMetadata({ title: contact.title, description: info.data?.texts?.leads?.contact, path: '/contact' });
}

export default async function ContactPage({ searchParams }: PageProps<'/contact'>) {
  const contact = getText('contact');
  const result = await readPostedForm(await searchParams, '/contact', contact);
  const info = await getSiteInfo();
  return (
    <main className="without-app-button">
      <PageHeading lead={info.data?.texts?.leads?.contact}>{contact.title}</PageHeading>
      <div className="page grid items-start gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <ReachUs />
        <WriteToUs {...result} />
      </div>
      <NewsletterSection />
    </main>
  );
}
