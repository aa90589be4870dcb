import type { MessageTexts } from './messageTexts.ts';

export const pl: MessageTexts = {
  productName: 'Portal agencji',
  newLead: {
    subject: 'Nowy lead: {who}',
    text: '{who} szuka agencji: „{title}”',
    action: 'Zobacz lead',
  },
  unreadMessages: {
    subject: 'Nowa wiadomość od: {who}',
    text: 'Masz nieprzeczytaną wiadomość od: {who}.',
    action: 'Przeczytaj wiadomość',
  },
  passwordReset: {
    subject: 'Ustaw nowe hasło',
    text: 'Otrzymaliśmy prośbę o zmianę twojego hasła. Ten link działa raz, przez 1 godzinę.',
    action: 'Wybierz nowe hasło',
    ignore: 'To nie twoja prośba? Zignoruj tę wiadomość: hasło pozostanie bez zmian.',
  },
  reason: 'Otrzymujesz tę wiadomość, bo na ten adres wysyłamy powiadomienia o leadach i wiadomościach.',
  unsubscribe: 'Wypisz się',
};
