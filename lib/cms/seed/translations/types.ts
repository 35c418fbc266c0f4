import type {
  BannerSeed,
  BookSeed,
  CourseSeed,
  EventSeed,
  FaqSeed,
  InstructorSeed,
  PictureName,
  PostSeed,
  ServiceSeed,
  TestimonialSeed,
} from '@/lib/cms/seed/types';
import type { PlacementLevel } from '@/lib/contract/cefr-levels';

type CourseTexts = Pick<CourseSeed, 'summary' | 'description' | 'outline'> & { translatedName?: string };

/** By the English name, title or slug; banners and questions by position. */
export type SeedTranslation = {
  banners: Pick<BannerSeed, 'text' | 'lead' | 'action'>[];
  books: Record<string, Pick<BookSeed, 'summary'>>;
  courses: Record<string, CourseTexts>;
  events: Record<string, Pick<EventSeed, 'title' | 'place' | 'summary'>>;
  faq: FaqSeed[];
  instructors: Record<string, Pick<InstructorSeed, 'role' | 'shortSub' | 'languages'>>;
  /** By the English label of a class. */
  labels: Record<string, string>;
  /** Alternative texts, by the name of the picture. */
  pictures: Record<PictureName, string>;
  /** The texts are in `lib/cms/seed/posts/<language>`. */
  posts: Record<string, Pick<PostSeed, 'displayTitle' | 'excerpt'> & { badge: string }>;
  services: Record<string, Pick<ServiceSeed, 'title' | 'description'>>;
  settings: SettingsTexts;
  testimonials: Record<string, Pick<TestimonialSeed, 'role' | 'description'>>;
  welcome: { home: { heading: string; paragraphs: string[] }; about: { paragraphs: string[] } };
  whyChooseUs: { title: string; text: string }[];
};

type SettingsTexts = Record<
  | 'tagline'
  | 'siteDescription'
  | 'address'
  | 'openingHours'
  | 'demonstrationNotice'
  | 'bookOrderNote'
  | 'transferInstruction'
  | 'checkoutTitle'
  | 'rulesGroup'
  | 'rulesPrivate'
  | 'levelTestIntro'
  | 'quotationIntro'
  | 'collaborationIntro'
  | 'newsletterHeading'
  | 'newsletterLead'
  | 'contactLead'
  | 'supportLead'
  | 'appLead'
  | 'booksIntro'
  | 'instructorsIntro'
  | 'blogIntro'
  | 'privacy'
  | 'terms',
  string
> & {
  levelAdvice: Record<PlacementLevel, string>;
  coursesIntro: Record<'adult' | 'kid' | 'native' | 'video', string>;
  /** In the order of the accounts. */
  transferNotes: string[];
};
