import type { Dictionary } from '@/lib/text/dictionary';

export const posts: Dictionary['posts'] = {
  title: 'Blog',
  description:
    'De courtes leçons, des conseils d’examen et des réponses franches pour apprendre le français au Myanmar.',
  empty: 'Il n’y a pas d’article pour le moment.',
  what: 'le blog',
  whatOne: 'l’article',
  previous: 'Précédent',
  next: 'Suivant',
  by: 'Par {author}',
  minutes: '{count} min de lecture',
  views: { one: '{count} vue', other: '{count} vues' },
  related: 'À lire ensuite',
  all: 'Tous les articles',
  dateFallback: '18 avril',
};
