import type { Metadata } from 'next';
import { Activity } from 'react';
import { AboutBlock } from '@/components/about/about-block';
import { Organisation } from '@/components/about/organisation';
import { Totals } from '@/components/about/totals';
import { NextClasses } from '@/components/classes/next-classes';
import { UpcomingEvents } from '@/components/events/upcoming-events';
import { Hero } from '@/components/home/hero';
import { News } from '@/components/home/news';
import { OurCourses } from '@/components/home/our-courses';
import { VideoCourses } from '@/components/home/video-courses';
import { BackToTop } from '@/components/layout/back-to-top';
import { NewsletterSection } from '@/components/newsletter/newsletter-section';
import { Testimonials } from '@/components/testimonials/testimonials';
import { getSiteInfo } from '@/lib/api/site-info';
import { pageMetadata } from './page-metadata';

const homeRows = 3;

export async function generateMetadata(): Promise<Metadata> {
  const page = pageMetadata({ description: (await getSiteInfo()).data?.texts?.description, path: '/' });
  return { ...page, alternates: { ...page.alternates, types: { 'application/rss+xml': '/feed.xml' } } };
}

export default function HomePage() {
  return (
    <main>
      <Hero />
      <Activity>
        <AboutBlock />
        <OurCourses />
        <NextClasses maxRows={homeRows} />
      </Activity>
      <Activity>
        <VideoCourses />
        <UpcomingEvents />
        <Totals threshold={0.5} />
      </Activity>
      <Activity>
        <Testimonials />
        <News />
        <NewsletterSection />
      </Activity>
      <BackToTop />
      <Organisation />
    </main>
  );
}
