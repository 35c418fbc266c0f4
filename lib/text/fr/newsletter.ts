import type { Dictionary } from '@/lib/text/dictionary';

export const newsletter: Dictionary['newsletter'] = {
  title: 'Lettre d’information',
  heading: 'Des nouvelles de l’école',
  subscribe: 'S’abonner',
  sending: 'Envoi…',
  close: 'Fermer',
  email: 'E‑mail',
  emailRequired: 'L’adresse e‑mail est obligatoire',
  subscribed: 'Merci de votre abonnement. Vous recevrez notre prochaine lettre.',
  failed: 'Une erreur s’est produite lors de l’envoi du formulaire.',
  unsubscribeTitle: 'Se désabonner',
  unsubscribeLead: 'Ne plus recevoir notre lettre d’information ?',
  unsubscribe: 'Se désabonner',
  unsubscribed: 'Votre abonnement est terminé : vous ne recevrez plus notre lettre.',
  linkInvalid: 'Ce lien est incomplet. Ouvrez de nouveau celui de notre e‑mail, ou écrivez-nous.',
};
