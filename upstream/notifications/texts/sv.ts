import type { MessageTexts } from './messageTexts.ts';

export const sv: MessageTexts = {
  productName: 'Byråportal',
  newLead: {
    subject: 'Nytt lead: {who}',
    text: '{who} söker en byrå: ”{title}”',
    action: 'Visa lead',
  },
  unreadMessages: {
    subject: 'Nytt meddelande från {who}',
    text: '{who} har skrivit till dig. Du har inte läst meddelandet än.',
    action: 'Läs meddelandet',
  },
  passwordReset: {
    subject: 'Återställ ditt lösenord',
    text: 'Vi fick en begäran om att återställa ditt lösenord. Länken fungerar en gång, inom 1 timme.',
    action: 'Välj ett nytt lösenord',
    ignore: 'Var det inte du? Ignorera det här mejlet: ditt lösenord är oförändrat.',
  },
  reason: 'Du får det här mejlet för att adressen tar emot aviseringar om leads och meddelanden.',
  unsubscribe: 'Avregistrera',
};
