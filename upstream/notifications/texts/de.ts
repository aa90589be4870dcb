import type { MessageTexts } from './messageTexts.ts';

export const de: MessageTexts = {
  productName: 'Agenturportal',
  newLead: {
    subject: 'Neuer Lead: {who}',
    text: '{who} sucht eine Agentur: „{title}“',
    action: 'Lead ansehen',
  },
  unreadMessages: {
    subject: 'Neue Nachricht von {who}',
    text: '{who} hat Ihnen geschrieben. Sie haben die Nachricht noch nicht gelesen.',
    action: 'Nachricht lesen',
  },
  passwordReset: {
    subject: 'Passwort zurücksetzen',
    text: 'Für Ihr Konto wurde ein neues Passwort angefordert. Dieser Link funktioniert einmal, innerhalb von 1 Stunde.',
    action: 'Neues Passwort wählen',
    ignore: 'Das waren nicht Sie? Ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  reason: 'Sie erhalten diese E-Mail, weil diese Adresse über Leads und Nachrichten benachrichtigt wird.',
  unsubscribe: 'Abbestellen',
};
