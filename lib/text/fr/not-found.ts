import type { Dictionary } from '@/lib/text/dictionary';

export const notFound: Dictionary['notFound'] = {
  title: '404. Page introuvable',
  body: 'Désolés, nous ne trouvons pas la page que vous cherchez. Nous vous proposons de revenir à l’accueil.',
  onePath: 'Cette page a la même adresse dans toutes les langues :',
  onlyIn: {
    en: 'Cette page n’existe qu’en anglais.',
    my: 'Cette page n’existe qu’en birman.',
    fr: 'Cette page n’existe qu’en français.',
  },
  back: 'Retour à l’accueil',
  courses: 'Cours : {type}',
  or: 'Ou peut-être cherchiez-vous l’une de ces pages :',
};
