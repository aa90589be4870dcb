import type { MessageTexts } from './messageTexts.ts';

export const it: MessageTexts = {
  productName: 'Portale agenzie',
  newLead: {
    subject: 'Nuovo lead: {who}',
    text: '{who} cerca un’agenzia: «{title}»',
    action: 'Vedi il lead',
  },
  unreadMessages: {
    subject: 'Nuovo messaggio da {who}',
    text: '{who} ti ha scritto. Non hai ancora letto il messaggio.',
    action: 'Leggi il messaggio',
  },
  passwordReset: {
    subject: 'Reimposta la password',
    text: 'Abbiamo ricevuto una richiesta di reimpostare la tua password. Questo link funziona una sola volta, entro 1 ora.',
    action: 'Scegli una nuova password',
    ignore: 'Non hai fatto tu questa richiesta? Ignora questa e-mail: la password resta la stessa.',
  },
  reason: 'Ricevi questa e-mail perché questo indirizzo riceve le notifiche su lead e messaggi.',
  unsubscribe: 'Annulla l’iscrizione',
};
