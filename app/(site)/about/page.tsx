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
import { languagesOfAll } from '@/lib/api/translations';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/fill';

export async function generateMetadata(): Promise<Metadata> {
  const about = getText('about');
  const [services, faq] = await Promise.all([listServices(), listFaq()]);
  return pageMetadata({
    title: about.title,
    description: fill(about.description, { name: env().SITE_NAME }),
    path: '/about',
    languages: languagesOfAll([...(services.data ?? []), ...(faq.data ?? [])]),
  });
}

export default async function AboutPage() {
  const [{ data }] = await Promise.all([getSiteInfo(), listServices(), listFaq(), getTotals()]);
  const info = data ?? {};
  return (
    <main>
      <Welcome info={info} />
      <div className="page section empty:hidden">
        <WhyChooseUs reasons={info.texts?.whyChooseUs} languages={info.textLanguages} level={2} />
      </div>
      <Services />
      <Questions />
      <Totals threshold={0.1} isLight />
      <NewsletterSection />
    </main>
  );
}
