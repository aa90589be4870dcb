import type { MessageTexts } from './messageTexts.ts';

export const ko: MessageTexts = {
  productName: '에이전시 포털',
  newLead: {
    subject: '새 리드: {who}',
    text: '{who} 님이 에이전시를 찾고 있습니다: ‘{title}’',
    action: '리드 보기',
  },
  unreadMessages: {
    subject: '{who} 님의 새 메시지',
    text: '{who} 님이 메시지를 보냈습니다. 아직 읽지 않은 메시지입니다.',
    action: '메시지 읽기',
  },
  passwordReset: {
    subject: '비밀번호 재설정',
    text: '비밀번호 재설정 요청을 받았습니다. 이 링크는 1시간 이내에 한 번만 사용할 수 있습니다.',
    action: '새 비밀번호 설정',
    ignore: '직접 요청하지 않으셨다면 이 이메일을 무시해 주세요. 비밀번호는 바뀌지 않습니다.',
  },
  reason: '이 주소는 리드와 메시지 알림을 받도록 설정되어 있습니다.',
  unsubscribe: '수신 거부',
};
