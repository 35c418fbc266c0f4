import type { Dictionary } from '@/lib/text/dictionary';

export const rejections: Dictionary['rejections'] = {
  notArrived: 'Le virement n’est pas arrivé sur notre compte.',
  amountTooLow: 'Le montant est inférieur au prix.',
  unreadable: 'La capture d’écran est illisible. Envoyez-en une plus nette.',
  usedBefore: 'Cette capture d’écran a déjà servi.',
  otherAccount: 'Le virement est allé sur un autre compte.',
};
