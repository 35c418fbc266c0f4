/** The shapes in which the demonstration school is written down. `lib/cms/seed/index.ts` turns them into records. */

/** The name of a file in `lib/cms/seed/pictures`, without `.svg`. */
export type PictureName = string;

export type Illustrated = {
  picture: PictureName;
  /** What the picture shows, for those who do not see it. */
  alt: string;
};

export type CourseType = 'Adult' | 'Kid' | 'Native' | 'Video';

export type CourseSeed = Illustrated & {
  name: string;
  type: CourseType;
  /** A video course may belong to another group: an `Adult` course with `mainType: 'Video'`. */
  mainType: 'Live' | 'Video';
  /** As shown on the card: `Beginner (A1)`. */
  levels: string;
  /** CEFR levels the course leads through, for the badge and the level test's recommendations. */
  cefr: ('A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2')[];
  maxStudents: number | null;
  /** MMK. */
  price: number;
  /** Percent, 0 to 100; absent means no discount. */
  off?: number;
  /** Months; null is shown as "-" on the wire and hidden on the page. */
  duration: number | null;
  language: string;
  ages: string;
  /** ISO date of the next start, counted from the day the seed runs: days ahead. */
  startsInDays: number | null;
  /** Learners who have taken it so far. */
  students: number;
  /** Name of a seeded instructor. */
  instructor: string;
  /** One sentence for cards, search engines and shares: at most 155 characters. */
  summary: string;
  /** Markdown: what one will be able to do, how lessons run, who it is for, what is included. */
  description: string;
  /** Lessons in order. */
  outline: { name: string; category: string }[];
};

export type PostSeed = Illustrated & {
  /** File `lib/cms/seed/posts/<slug>.md` holds the text. */
  slug: string;
  title: string;
  displayTitle: string;
  category: string;
  author: string;
  /** At most 155 characters. */
  excerpt: string;
  /** Days before the day the seed runs. */
  daysAgo: number;
  views: number;
};

export type BookSeed = Illustrated & {
  title: string;
  teacher: string;
  /** MMK. */
  price: number;
  /** One or two sentences. */
  summary: string;
  pages: number;
  levels: string;
};

export type InstructorSeed = Illustrated & {
  name: string;
  role: string;
  /** 2 to 3 warm sentences. */
  shortSub: string;
  /** One on each line. */
  diplomas: string;
  teachingSince: number;
  languages: string;
  facebook?: string;
  linkedin?: string;
};

export type TestimonialSeed = Illustrated & {
  name: string;
  /** Shown as "{role} Student", so: "DELF B1", "Kid", "Adult A2". */
  role: string;
  description: string;
  /** 1 to 5; absent shows no stars. */
  rate?: number;
};

export type EventSeed = Illustrated & {
  title: string;
  /** Days after the day the seed runs; it is on the first Saturday from then on. */
  inDays: number;
  /** Hour of the day in Yangon; 10 unless told otherwise. */
  hour?: number;
  place: string;
  summary: string;
};

export type BannerSeed = {
  text: string;
  /** Smaller line under the text. */
  lead: string;
  desktop: PictureName;
  phone: PictureName;
  alt: string;
  /** Where the button leads, a path of this site. */
  href: string;
  action: string;
};

export type FaqSeed = { question: string; answer: string };

/** `icon1` to `icon12`; services titled Mission and Vision get the large cards. */
export type ServiceSeed = { title: string; description: string; icon: string };

export type CefrLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';

export type QuestionSeed = {
  question: string;
  /** Exactly four. */
  hints: [string, string, string, string];
  /** One of the hints, to the letter. */
  answer: string;
  /** Why the key is right and the others are wrong; for staff and reviewers, never shown. */
  note: string;
};

export type LevelSeed = { level: CefrLevel; questionAndAnswer: QuestionSeed[] };
