import type { MessageTexts } from './messageTexts.ts';

export const es: MessageTexts = {
  productName: 'Portal de agencias',
  newLead: {
    subject: 'Nuevo lead: {who}',
    text: '{who} busca una agencia: «{title}»',
    action: 'Ver lead',
  },
  unreadMessages: {
    subject: 'Nuevo mensaje de {who}',
    text: '{who} te ha escrito. Aún no has leído el mensaje.',
    action: 'Leer mensaje',
  },
  passwordReset: {
    subject: 'Restablece tu contraseña',
    text: 'Hemos recibido una solicitud para restablecer tu contraseña. Este enlace funciona una sola vez, durante 1 hora.',
    action: 'Elegir una contraseña nueva',
    ignore: '¿No has sido tú? Ignora este correo: tu contraseña sigue siendo la misma.',
  },
  reason: 'Recibes este correo porque esta dirección recibe avisos de leads y mensajes.',
  unsubscribe: 'Cancelar suscripción',
};
