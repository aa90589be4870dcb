import type { MessageTexts } from './messageTexts.ts';

export const zh: MessageTexts = {
  productName: '代理机构门户',
  newLead: {
    subject: '新的潜在客户：{who}',
    text: '{who} 正在寻找代理机构：“{title}”',
    action: '查看潜在客户',
  },
  unreadMessages: {
    subject: '来自 {who} 的新消息',
    text: '{who} 给您发了消息，您还没有阅读。',
    action: '阅读消息',
  },
  passwordReset: {
    subject: '重置密码',
    text: '我们收到了重置您密码的请求。此链接仅可使用一次，1 小时内有效。',
    action: '设置新密码',
    ignore: '不是您本人操作？请忽略此邮件，您的密码不会改变。',
  },
  reason: '您收到此邮件，是因为此邮箱会接收有关潜在客户和消息的通知。',
  unsubscribe: '退订',
};
