import type { Dictionary } from '@/lib/text/dictionary';

export const files: Dictionary['files'] = {
  notAnImage: 'Choisissez un fichier image.',
  tooLarge: 'Le fichier dépasse 5 Mo.',
  screenshotRequired: 'Ajoutez une capture d’écran de votre virement.',
  tooManyPixels: 'Cette image est trop grande pour être lue. Envoyez une capture d’écran ou une photo plus petite.',
};
