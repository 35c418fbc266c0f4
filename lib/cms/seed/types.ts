import type { ClassPlace } from '@/lib/contract/class-options';
import type { LearningGoal } from '@/lib/contract/learning-goals';
import type { Weekday } from '@/lib/format/weekdays';

/** The name of a file in `lib/cms/seed/pictures`, without `.svg`. */
export type PictureName = string;

export type Illustrated = {
  picture: PictureName;
  alt: string;
};

export type CourseType = 'Adult' | 'Kid' | 'Native' | 'Video';

export type CourseSeed = Illustrated & {
  name: string;
  type: CourseType;
  mainType: 'Live' | 'Video';
  /** Such as `Beginner (A1)`. */
  levels: string;
  cefr: ('A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2')[];
  goals: LearningGoal[];
  maxStudents: number | null;
  /** MMK. */
  price: number;
  off?: number;
  /** Months. */
  duration: number | null;
  language: string;
  ages: string;
  startsInDays: number | null;
  students: number;
  instructor: string;
  /** At most 155 characters. */
  summary: string;
  /** Markdown. */
  description: string;
  outline: { name: string; category: string }[];
};

export type SlotSeed = { weekday: Weekday; from: string; to: string };

export type ClassSeed = {
  /** The name of the course. */
  course: string;
  label: string;
  slots: SlotSeed[];
  /** A term of twelve weeks by default. */
  lessons?: number;
  place?: ClassPlace;
  startsInDays: number;
  seats: number;
  /** Taken by phone or at the school. */
  deskSeats: number;
  /** MMK, if it differs from the course's. */
  price?: number;
  /** The names of the waiting list, in order. */
  waiting?: string[];
};

/** A lesson by its place in the term: -1 is the last before the day of seeding, 1 the first from then on. */
export type LessonChangeSeed = { lesson: number; reason: string; moveDays?: number };

/** Began before the day of seeding. Its learners are requests, with attendance. */
export type RunningClassSeed = Pick<ClassSeed, 'course' | 'label' | 'slots' | 'lessons' | 'place' | 'seats'> & {
  beganDaysAgo: number;
  room: string;
  learners: number;
  changes?: LessonChangeSeed[];
  /** Of the lessons before the day of seeding, the last first. */
  notes?: { note: string; homework: string }[];
};

export type PostSeed = Illustrated & {
  /** The text is in `lib/cms/seed/posts/<slug>.md`. */
  slug: string;
  title: string;
  displayTitle: string;
  category: string;
  author: string;
  /** At most 155 characters. */
  excerpt: string;
  daysAgo: number;
};

export type BookSeed = Illustrated & {
  title: string;
  teacher: string;
  /** MMK. */
  price: number;
  summary: string;
  pages: number;
  levels: string;
};

export type InstructorSeed = Illustrated & {
  name: string;
  role: string;
  shortSub: string;
  /** One per line. */
  diplomas: string;
  teachingSince: number;
  languages: string;
  facebook?: string;
  linkedin?: string;
};

export type TestimonialSeed = Illustrated & {
  name: string;
  /** Shown as "{role} Student": "DELF B1", "Kid". */
  role: string;
  description: string;
  /** 1 to 5. */
  rate?: number;
};

export type EventSeed = Illustrated & {
  title: string;
  /** The event is on the first Saturday after this many days. */
  inDays: number;
  /** In Yangon; 10 by default. */
  hour?: number;
  place: string;
  summary: string;
};

export type BannerSeed = {
  text: string;
  lead: string;
  desktop: PictureName;
  phone: PictureName;
  alt: string;
  href: string;
  action: string;
};

export type FaqSeed = { question: string; answer: string };

/** `icon1` to `icon12`. Mission and Vision get the large cards. */
export type ServiceSeed = { title: string; description: string; icon: string };

export type CefrLevel = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2';

export type QuestionSeed = {
  question: string;
  hints: [string, string, string, string];
  answer: string;
  /** For staff, never shown. */
  note: string;
};

export type LevelSeed = { level: CefrLevel; questionAndAnswer: QuestionSeed[] };
