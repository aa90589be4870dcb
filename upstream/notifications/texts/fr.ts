import type { MessageTexts } from './messageTexts.ts';

export const fr: MessageTexts = {
  productName: 'Portail des agences',
  newLead: {
    subject: 'Nouveau lead : {who}',
    text: '{who} cherche une agence : « {title} »',
    action: 'Voir le lead',
  },
  unreadMessages: {
    subject: 'Nouveau message de {who}',
    text: '{who} vous a écrit. Vous n’avez pas encore lu ce message.',
    action: 'Lire le message',
  },
  passwordReset: {
    subject: 'Réinitialiser votre mot de passe',
    text: 'Nous avons reçu une demande de réinitialisation de votre mot de passe. Ce lien fonctionne une seule fois, pendant 1 heure.',
    action: 'Choisir un nouveau mot de passe',
    ignore: 'Ce n’était pas vous ? Ignorez cet e-mail : votre mot de passe reste le même.',
  },
  reason: 'Vous recevez cet e-mail car cette adresse reçoit les notifications de leads et de messages.',
  unsubscribe: 'Se désabonner',
};
