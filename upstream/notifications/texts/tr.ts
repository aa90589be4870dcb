import type { MessageTexts } from './messageTexts.ts';

export const tr: MessageTexts = {
  productName: 'Ajans portalı',
  newLead: {
    subject: 'Yeni lead: {who}',
    text: '{who} bir ajans arıyor: “{title}”',
    action: 'Lead’i görüntüle',
  },
  unreadMessages: {
    subject: 'Yeni mesaj: {who}',
    text: '{who} size yazdı. Mesajı henüz okumadınız.',
    action: 'Mesajı oku',
  },
  passwordReset: {
    subject: 'Parolanızı sıfırlayın',
    text: 'Parolanızı sıfırlamak için bir istek aldık. Bu bağlantı 1 saat içinde, yalnızca bir kez çalışır.',
    action: 'Yeni parola belirle',
    ignore: 'Bu istek sizden gelmediyse bu e-postayı yok sayın: parolanız değişmez.',
  },
  reason: 'Bu e-postayı, bu adrese lead ve mesaj bildirimleri gönderildiği için alıyorsunuz.',
  unsubscribe: 'Abonelikten çık',
};
