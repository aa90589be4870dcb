import type { MessageTexts } from './messageTexts.ts';

export const pt: MessageTexts = {
  productName: 'Portal de agências',
  newLead: {
    subject: 'Novo lead: {who}',
    text: '{who} está procurando uma agência: “{title}”',
    action: 'Ver lead',
  },
  unreadMessages: {
    subject: 'Nova mensagem de {who}',
    text: '{who} escreveu para você. Você ainda não leu a mensagem.',
    action: 'Ler mensagem',
  },
  passwordReset: {
    subject: 'Redefina sua senha',
    text: 'Recebemos um pedido para redefinir sua senha. Este link funciona uma única vez, por 1 hora.',
    action: 'Escolher uma nova senha',
    ignore: 'Não foi você? Ignore este e-mail: sua senha continua a mesma.',
  },
  reason: 'Você recebe este e-mail porque este endereço recebe avisos sobre leads e mensagens.',
  unsubscribe: 'Cancelar inscrição',
};
