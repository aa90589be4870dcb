import type { MessageTexts } from './messageTexts.ts';

export const ja: MessageTexts = {
  productName: 'エージェンシーポータル',
  newLead: {
    subject: '新しいリード: {who}',
    text: '{who} さんがエージェンシーを探しています: 「{title}」',
    action: 'リードを見る',
  },
  unreadMessages: {
    subject: '{who} さんからの新着メッセージ',
    text: '{who} さんからメッセージが届いています。まだお読みになっていません。',
    action: 'メッセージを読む',
  },
  passwordReset: {
    subject: 'パスワードの再設定',
    text: 'パスワード再設定のリクエストを受け付けました。このリンクは 1 時間以内に 1 回だけ使えます。',
    action: '新しいパスワードを設定',
    ignore: 'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
  },
  reason: 'このメールアドレスは、リードとメッセージの通知先に設定されています。',
  unsubscribe: '配信を停止',
};
