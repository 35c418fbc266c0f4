import type { Metadata } from 'next';
import { getText } from '#text';
import { pageMetadata } from '@/app/(site)/page-metadata';
import { Questions } from '@/components/about/questions';
import { Services } from '@/components/about/services';
import { Totals } from '@/components/about/totals';
import { Welcome } from '@/components/about/welcome';
import { WhyChooseUs } from '@/components/about/why-choose-us';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { getTotals, listFaq, listServices } from '@/lib/api/about';
import { getSiteInfo } from '@/lib/api/site-info';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';

export function generateMetadata(): Metadata {
  const about = getText('about');
  return pageMetadata({
    title: about.title,
    description: fill(about.description, { name: env().SITE_NAME }),
    path: '/about',
    isContent: true,
  });
}

export default async function AboutPage() {
  const [{ data }] = await Promise.all([getSiteInfo(), listServices(), listFaq(), getTotals()]);
  const info = data ?? {};
  return (
    <main>
      <Welcome info={info} />
      <div className="page section empty:hidden">
        <WhyChooseUs reasons={info.texts?.whyChooseUs} level={2} />
      </div>
      <Services />
      <Questions />
      <Totals threshold={0.1} isLight />
      <NewsletterSection />
    </main>
  );
}
