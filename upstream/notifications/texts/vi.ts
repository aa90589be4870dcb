import type { MessageTexts } from './messageTexts.ts';

export const vi: MessageTexts = {
  productName: 'Cổng agency',
  newLead: {
    subject: 'Lead mới: {who}',
    text: '{who} đang tìm một agency: “{title}”',
    action: 'Xem lead',
  },
  unreadMessages: {
    subject: 'Tin nhắn mới từ {who}',
    text: '{who} đã viết cho bạn. Bạn chưa đọc tin nhắn này.',
    action: 'Đọc tin nhắn',
  },
  passwordReset: {
    subject: 'Đặt lại mật khẩu',
    text: 'Chúng tôi nhận được yêu cầu đặt lại mật khẩu của bạn. Liên kết này chỉ dùng được một lần, trong vòng 1 giờ.',
    action: 'Chọn mật khẩu mới',
    ignore: 'Không phải bạn? Hãy bỏ qua email này: mật khẩu của bạn giữ nguyên.',
  },
  reason: 'Bạn nhận được email này vì địa chỉ này nhận thông báo về lead và tin nhắn.',
  unsubscribe: 'Hủy đăng ký',
};
