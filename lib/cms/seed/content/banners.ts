import type { BannerSeed } from '@/lib/cms/seed/types';

/** The three slides at the top of the home page. */
export const banners: BannerSeed[] = [
  {
    text: 'French, from Yangon to wherever you are going',
    lead: 'Lessons on Zoom and in Bahan for children, teens and adults. Start by finding your level: 32 questions, 8 minutes, free.',
    desktop: 'banner-bridge-desktop',
    phone: 'banner-bridge-phone',
    alt: 'The Yangon river and the Seine joined by one bridge, with Shwedagon on one bank and the Eiffel Tower on the other',
    href: '/level-test',
    action: 'Find my level',
  },
  {
    text: 'Children learn French by playing',
    lead: 'Ages 5 to 13, in three small groups. One hour a lesson, full of songs, stories and puppets, never more than ten children.',
    desktop: 'banner-children-desktop',
    phone: 'banner-children-phone',
    alt: 'Children running across a field with a kite above them',
    href: '/kid',
    action: 'See courses for children',
  },
  {
    text: 'A quiet evening, a clear plan, a DELF diploma',
    lead: 'Exam courses after work with a teacher who knows how points are awarded, and tells you honestly when you are ready.',
    desktop: 'banner-exam-desktop',
    phone: 'banner-exam-phone',
    alt: 'A learner studying by lamplight in the evening, with books and an exam paper on the desk',
    href: '/adult',
    action: 'See exam courses',
  },
];
