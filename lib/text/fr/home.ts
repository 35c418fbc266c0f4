import type { Dictionary } from '@/lib/text/dictionary';

export const home: Dictionary['home'] = {
  slides: 'Ce que vous pouvez faire ici',
  findLevel: 'Trouver mon niveau',
  seeCourses: 'Voir les cours',
  film: 'Voir notre film',
  filmTitle: 'L’école dans un petit film',
  news: 'Actualités et blog',
  newsLead: 'De courtes leçons, des conseils d’examen et des nouvelles de l’école.',
  moreNews: 'Voir tous les articles',
  coursesLead: 'Des cours en direct avec un professeur, sur Zoom et en classe : trois voies, une pour chaque public.',
  videoLead: 'Des leçons enregistrées, à votre rythme : regardez sur votre téléphone, mettez en pause, revoyez.',
  allVideoCourses: 'Voir tous les cours en vidéo',
};
