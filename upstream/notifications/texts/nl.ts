import type { MessageTexts } from './messageTexts.ts';

export const nl: MessageTexts = {
  productName: 'Bureauportaal',
  newLead: {
    subject: 'Nieuwe lead: {who}',
    text: '{who} zoekt een bureau: ‘{title}’',
    action: 'Lead bekijken',
  },
  unreadMessages: {
    subject: 'Nieuw bericht van {who}',
    text: '{who} heeft je geschreven. Je hebt het bericht nog niet gelezen.',
    action: 'Bericht lezen',
  },
  passwordReset: {
    subject: 'Wachtwoord opnieuw instellen',
    text: 'We kregen een verzoek om je wachtwoord opnieuw in te stellen. Deze link werkt één keer, binnen 1 uur.',
    action: 'Nieuw wachtwoord kiezen',
    ignore: 'Was jij dit niet? Negeer deze e-mail: je wachtwoord blijft hetzelfde.',
  },
  reason: 'Je krijgt deze e-mail omdat dit adres meldingen over leads en berichten ontvangt.',
  unsubscribe: 'Afmelden',
};
