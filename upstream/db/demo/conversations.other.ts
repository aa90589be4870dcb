import type { Line } from './script.ts';
import { script } from './script.ts';

/** Conversations in other languages, in the format of the English ones. */
export const localConversations: Readonly<Record<string, readonly (readonly Line[])[]>> = {
  de: script(`
A Guten Tag {name}, vielen Dank für Ihre Anfrage. Ich bin Mara und begleite Ihr Projekt. Dürfen wir einen Blick in die Search Console werfen?
L Guten Tag, gern. Ich habe Ihnen gerade den Zugang eingerichtet.
A Danke, das ging schnell. Erster Eindruck: Etwa {200-600} alte Adressen laufen ins Leere, und die Filterseiten werden alle einzeln indexiert.
L Das hatte unsere alte Agentur anders dargestellt …
A Es ist kein Drama und in rund zwei Wochen behoben. Ein Festpreisangebot schicke ich Ihnen bis morgen Mittag.
L Das Angebot ist angekommen, sehr übersichtlich. Eine Frage: Ist die Nachkontrolle enthalten?
A Ja, nach vier und nach zwölf Wochen, jeweils mit einem kurzen Bericht.
L Dann machen wir das. Die unterschriebene Fassung kommt heute per Post und vorab als PDF.

A Hallo {name}, Ihre Unterlagen sind vollständig, herzlichen Dank. Passt Ihnen der Auftakt am Dienstag um 10 Uhr?
L Dienstag passt. Wir sind zu dritt, unser Kollege aus der Werkstatt möchte dabei sein.
A Sehr gern, er kennt die Kundinnen und Kunden vermutlich am besten.
L Das stimmt. Er hat schon eine Liste mit Fragen geschrieben, die jeden Tag am Telefon kommen.
A Genau daraus machen wir die ersten Texte. Bitte bringen Sie die Liste mit!

A Guten Morgen {name}, der Entwurf für die Startseite liegt im gemeinsamen Ordner.
L Gefällt uns sehr. Nur die Überschrift klingt noch nicht nach uns, wir sagen eher „Handwerk“ als „Manufaktur“.
A Guter Hinweis, ist geändert. Auch in den beiden Unterseiten.
L Prima. Freigegeben!
`),
  fr: script(`
A Bonjour {name}, merci pour votre demande. Je m’appelle Mara et je serai votre interlocutrice. Pouvez-vous nous ouvrir un accès en lecture à vos statistiques ?
L Bonjour Mara, c’est fait. N’hésitez pas s’il manque quelque chose.
A Tout y est, merci. La baisse vient surtout des redirections oubliées : environ {150-500} pages renvoient une erreur.
L Je m’en doutais un peu. Combien de temps pour corriger cela ?
A Deux semaines, contrôle compris. Je vous envoie un devis forfaitaire demain matin.
L Devis bien reçu, nous le signons cet après-midi.

A Bonjour {name}, voici les trois premières vidéos. Le son de la deuxième sera encore retravaillé.
L Elles sont superbes ! Toute l’équipe s’est reconnue, surtout le chef.
A Tant mieux. Première publication jeudi à 18 h, c’est l’heure où vos clients sont en ligne.
L Parfait, nous préparons la boutique.

A Bonjour {name}, auriez-vous vingt minutes cette semaine pour préciser le calendrier ?
L Mercredi à 14 h me convient très bien.
`),
  es: script(`
A Hola {name}, gracias por escribirnos. Soy Mara y llevaré su proyecto. ¿Qué temporada es la más floja para ustedes?
L Hola Mara. De noviembre a febrero casi no tenemos reservas entre semana.
A Entonces empezamos por ahí: búsquedas de escapadas entre semana y una oferta clara en la página de inicio.
L Me gusta la idea. ¿Cuánto habría que invertir?
A Con {1-3}.500 USD al mes podemos hacer una buena prueba de ocho semanas.
L De acuerdo. Lo comento con mi socio y le confirmo mañana.

A Buenos días {name}, la campaña lleva diez días activa: {60-180} visitas y {6-18} reservas.
L ¡Muchísimo mejor que el año pasado! ¿Podemos ampliarla al puente de diciembre?
A Sí, ya he preparado los anuncios. Solo falta su visto bueno.
L Aprobado. Gracias por avisar con tiempo.
`),
  ja: script(`
A {name}様、お問い合わせいただきありがとうございます。担当のマラと申します。早速ですが、アクセス解析の閲覧権限をいただくことは可能でしょうか。
L ご連絡ありがとうございます。先ほど権限を追加いたしましたので、ご確認ください。
A 確認いたしました。リニューアル時の転送設定に漏れがあり、約{120-400}ページがエラーになっております。
L そうでしたか。修正にはどのくらいかかりますでしょうか。
A 二週間ほどで完了する見込みです。明日までに固定価格のお見積もりをお送りいたします。
L お見積もりを拝見しました。社内で承認が取れましたので、ぜひお願いいたします。
A ありがとうございます。それでは来週月曜日に開始いたします。今後ともよろしくお願いいたします。

A {name}様、トップページのデザイン案を共有フォルダに入れました。ご都合の良いときにご覧ください。
L 拝見しました。写真の雰囲気がとても良いです。文字はもう少し大きい方が、年配のお客様にも読みやすいかと思います。
A おっしゃる通りです。本文を一回り大きくし、行間も広げました。
L 完璧です。これで進めてください。

A 先日はお打ち合わせのお時間をいただき、ありがとうございました。議事録をお送りいたします。
L ありがとうございます。内容に相違ございません。
`),
  zh: script(`
A {name}您好，感谢您的咨询。我是负责您项目的Mara。请问目前网站的数据统计可以给我们开通查看权限吗？
L 您好，刚刚已经开通了，请查收。
A 收到。初步看，有{100-400}个旧页面打不开，产品页的标题也大多重复，这两点先改，效果会比较明显。
L 明白了。大概需要多长时间、多少费用？
A 两周左右完成，固定报价明天发给您，后续每月维护可以再选。
L 报价看到了，比较清楚。我们这周内部确认一下。
L 已经通过了，下周可以开始吗？
A 可以的，周一上午十点开启动会，会议链接稍后发到您的邮箱。

A {name}您好，广告上线一周：点击{300-900}次，询盘{12-40}个，其中德国占了一半。
L 太好了！德国的客户质量怎么样？
A 从留言看，大多是经销商，建议尽快回复，他们通常会同时问三家。
L 好的，我安排同事今天全部回复。
`),
  ko: script(`
A {name}님, 문의해 주셔서 감사합니다. 담당자 마라입니다. 방문 통계 열람 권한을 받을 수 있을까요?
L 네, 방금 초대 메일을 보냈습니다. 확인 부탁드립니다.
A 확인했습니다. 예약 화면 두 번째 단계에서 {40-60}%가 이탈하고 있습니다. 휴대폰 인증이 두 번 나오는 것이 원인으로 보입니다.
L 저희도 몰랐네요! 바로 고칠 수 있을까요?
A 개발팀과 함께 이번 주 안에 수정하겠습니다. 작업 전에 화면을 먼저 보내 드릴게요.
L 빠른 대응 감사합니다. 수정 후 예약이 벌써 늘었어요.

A 안녕하세요 {name}님, 영상 세 편이 완성되었습니다. 공유 폴더에서 보실 수 있습니다.
L 너무 예쁘게 나왔어요! 두 번째 영상 자막만 조금 크게 해 주세요.
A 수정해서 다시 올렸습니다. 목요일 저녁 7시에 게시할 예정입니다.
L 좋습니다. 그대로 진행해 주세요.
`),
  vi: script(`
A Chào {name}, cảm ơn bạn đã gửi yêu cầu. Mình là Mara, phụ trách dự án của bạn. Bạn có thể cấp quyền xem số liệu website cho bên mình không?
L Chào Mara, mình vừa cấp quyền rồi, bạn kiểm tra giúp nhé.
A Mình đã xem. Trang sản phẩm mất khoảng {5-9} giây để tải trên điện thoại, vì vậy nhiều khách rời đi sớm.
L Đúng là khách hay phàn nàn chuyện đó. Sửa mất bao lâu?
A Khoảng hai tuần. Ngày mai mình gửi báo giá trọn gói, gồm cả kiểm tra sau một tháng.
L Báo giá rõ ràng, bên mình đồng ý. Mình bắt đầu từ thứ Hai nhé!

A Chào {name}, chiến dịch chạy được một tuần: {20-60} khách hỏi giá, chủ yếu từ Úc.
L Tuyệt vời! Đơn hàng thử đầu tiên vừa được xác nhận sáng nay.
A Chúc mừng bạn! Tuần tới mình sẽ thử thêm thị trường Nhật.
L Đồng ý, cảm ơn cả đội rất nhiều.
`),
};

/** Replies of leads in their own language. */
export const localReplies: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Vielen Dank, das hilft mir weiter.',
    'Klingt gut. Wie geht es jetzt weiter?',
    'Ich bespreche das intern und melde mich morgen.',
    'Könnten wir dazu kurz telefonieren?',
  ],
  fr: [
    'Merci, c’est très clair.',
    'Parfait, quelle est la prochaine étape ?',
    'J’en parle à mon associé et je reviens vers vous demain.',
    'Pourrions-nous en discuter par téléphone ?',
  ],
  es: [
    'Muchas gracias, queda muy claro.',
    'Perfecto, ¿cuál es el siguiente paso?',
    'Lo hablo con mi equipo y le digo algo mañana.',
    '¿Podemos comentarlo por teléfono?',
  ],
  ja: [
    'ありがとうございます。よく分かりました。',
    '承知いたしました。次は何をご用意すればよろしいでしょうか。',
    '社内で確認の上、明日ご連絡いたします。',
    'お電話で少しお話しできますでしょうか。',
  ],
  zh: [
    '好的，明白了，谢谢！',
    '没问题，下一步需要我们准备什么？',
    '我跟同事确认一下，明天回复您。',
    '方便的话，我们电话里聊一下？',
  ],
  ko: [
    '감사합니다. 잘 이해했습니다.',
    '좋습니다. 다음 단계는 무엇인가요?',
    '내부에서 확인하고 내일 연락드리겠습니다.',
    '잠깐 통화 가능하실까요?',
  ],
  vi: [
    'Cảm ơn bạn, mình đã hiểu rồi.',
    'Nghe ổn đấy. Bước tiếp theo là gì ạ?',
    'Mình trao đổi với đồng nghiệp rồi trả lời bạn vào ngày mai nhé.',
    'Mình gọi điện trao đổi nhanh được không?',
  ],
};

/** Messages of leads who return after a while, by language; `en` for all others. Each entry is one or more messages. */
export const comebacks: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    [
      'Hello again! We are planning the next quarter. Do you have capacity for something similar?',
      'It would be about the same size as last time.',
    ],
    [
      'Hi, long time no hear. The numbers have held up well, thank you again.',
      'Now the management asks for a forecast. Could you help us with that?',
      'No rush, by the end of next week would be fine.',
    ],
    ['Quick question: who on your side looks after the tracking at the moment? Something seems odd since Monday.'],
    ['We are opening a second location. Could we talk about it this week?', 'Any time after 13:00 works.'],
    ['Could you send me the last report once more? I cannot find it.'],
    [
      'Good morning! A competitor copies our headlines word for word. What would you do?',
      'Screenshots are in the shared folder.',
    ],
    [
      'You were recommended to a friend of mine by me, she will write to you this week.',
      'She runs two bakeries and is very nice.',
    ],
    ['Our new colleague starts on Monday and will take over the website. Could you show her around for half an hour?'],
    ['The board has approved the second stage!', 'When could you begin?', 'Budget as in your last proposal.'],
    ['Since the update the booking button is missing on my phone. Is it only me?'],
    ['We have the photos from the trade fair. Where should I upload them?', 'About 200, all with permission.'],
  ],
  de: [
    [
      'Guten Tag, wir planen gerade das nächste Quartal. Hätten Sie Kapazität für ein weiteres Projekt?',
      'Der Umfang wäre ähnlich wie beim letzten Mal.',
    ],
    ['Könnten Sie mir den letzten Bericht noch einmal schicken? Ich finde ihn nicht mehr.'],
  ],
  fr: [
    [
      'Bonjour, nous préparons le prochain trimestre. Auriez-vous de la disponibilité pour un nouveau projet ?',
      'Il serait de la même taille que le précédent.',
    ],
  ],
  es: [
    [
      'Hola de nuevo, estamos preparando la próxima temporada. ¿Tendrían disponibilidad?',
      'Sería un proyecto parecido al anterior.',
    ],
  ],
  ja: [
    [
      'お世話になっております。来期の計画を立てておりまして、追加のご相談がございます。',
      '今週どこかで30分ほどお時間をいただけますでしょうか。',
    ],
  ],
  zh: [['您好，我们在做下个季度的计划，想再合作一个项目。', '这周方便聊一下吗？']],
  ko: [['안녕하세요, 다음 분기 계획을 세우고 있는데 추가로 의뢰드리고 싶습니다.', '이번 주에 통화 가능하실까요?']],
  vi: [
    [
      'Chào bạn, bên mình đang lên kế hoạch quý tới và muốn làm thêm một dự án nữa.',
      'Tuần này bạn có thời gian trao đổi không?',
    ],
  ],
};
