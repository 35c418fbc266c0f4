import type { EventSeed } from '@/lib/cms/seed/types';

/** Five events to come: each on the first Saturday so many days after the seed runs. */
export const events: EventSeed[] = [
  {
    title: 'Open day: sit in on a lesson',
    inDays: 4,
    place: 'École Padauk, Bahan, Yangon, and on Zoom',
    summary:
      'Four trial lessons of thirty minutes, for children, teens, beginners and exam candidates. Meet the teachers and take the level test with us. Free; no need to book.',
    picture: 'event-open-day',
    alt: 'The open door of the school under a padauk tree, with parents and children walking in',
  },
  {
    title: 'French film evening with subtitles',
    inDays: 24,
    hour: 18,
    place: 'École Padauk, Bahan, Yangon',
    summary:
      'A comedy in French with French subtitles, a short vocabulary sheet beforehand and a discussion afterwards. From A2. Free for learners, 3,000 MMK for guests, tea included.',
    picture: 'event-film-evening',
    alt: 'A small audience in front of a lit cinema screen, with a projector and a bowl of snacks',
  },
  {
    title: 'Francophone family day',
    inDays: 38,
    place: 'École Padauk, Bahan, Yangon',
    summary:
      'Songs from Dakar, a story from Québec, recipes from Hanoi and Lyon, and the children’s puppet play. Families are welcome until four in the afternoon.',
    picture: 'event-francophonie',
    alt: 'Paper garlands and speech bubbles around a globe, with children singing in front',
  },
  {
    title: 'DELF practice session, A1 to B2',
    inDays: 52,
    hour: 9,
    place: 'École Padauk, Bahan, Yangon',
    summary:
      'A full practice exam under real conditions, with a speaking part and written feedback within five days. 15,000 MMK; free for learners of our exam courses.',
    picture: 'event-delf-session',
    alt: 'Three learners write at their desks under the clock of a quiet room',
  },
  {
    title: 'Crêpe afternoon for families',
    inDays: 66,
    hour: 14,
    place: 'École Padauk, Bahan, Yangon',
    summary:
      'Children order, count and cook in French; parents hold the pan. Sugar, lemon, jaggery and banana on the table. 5,000 MMK a family.',
    picture: 'event-crepe-afternoon',
    alt: 'A family around a pan tossing a crêpe, with lemons, bananas and a jug on the table',
  },
];
