import type { Dictionary } from '@/lib/text/dictionary';

export const pageFailure: Dictionary['pageFailure'] = {
  title: 'Cette page n’a pas pu être affichée',
  body: 'Une partie n’a pas été chargée, ou quelque chose ne va pas de notre côté. Vérifiez votre connexion et réessayez.',
  retry: 'Réessayer',
  home: 'Retour à l’accueil',
};
