import type { MessageTexts } from './messageTexts.ts';

export const en: MessageTexts = {
  productName: 'Agency portal',
  newLead: {
    subject: 'New lead: {who}',
    text: '{who} is looking for an agency: “{title}”',
    action: 'View lead',
  },
  unreadMessages: {
    subject: 'New message from {who}',
    text: "{who} wrote to you. You haven't read it yet.",
    action: 'Read message',
  },
  passwordReset: {
    subject: 'Reset your password',
    text: 'We got a request to reset your password. This link works once, within 1 hour.',
    action: 'Choose a new password',
    ignore: "Didn't request this? Ignore this email and your password stays the same.",
  },
  reason: 'You get this email because this address receives notifications about leads and messages.',
  unsubscribe: 'Unsubscribe',
};
