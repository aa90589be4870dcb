import type { AgencyWording } from './agencyWording.ts';

function words(text: string): string[] {
  return text.split(', ');
}

const polish: AgencyWording = {
  first: words('Studio, Agencja, Pracownia, Grupa'),
  second: words('Żuraw, Latarnia, Fala, Kompas, Jaskółka, Horyzont, Brzeg, Iskra, Źródło, Łąka'),
  join: ' ',
  taglines: ['Marketing, który się opłaca', 'Daj się znaleźć', 'Proste słowa, czyste dane, więcej klientów'],
  shorts: [
    'Zespół {people} specjalistów. Siedziba: {city}. Od {founded} roku pomagamy firmom rosnąć. Specjalizacje: {services}. Raporty, które rozumie każdy.',
    '{name} planuje, tworzy i prowadzi marketing internetowy dla ambitnych firm. Biuro: {city}. Zajmujemy się tym: {services}.',
  ],
  paragraphs: [
    [
      '{name} powstała w {founded} roku. Na początku było jedno biurko i jeden klient. Biurka już nie ma, klient został. Rośliśmy powoli i celowo, bo zatrudniamy tylko ludzi, którym powierzylibyśmy własne pieniądze. Nasza siedziba: {city}.',
    ],
    [
      'Nasze specjalizacje: {services}. Jedno łączy się z drugim: dobra reklama nie uratuje wolnej strony, a najlepsza strona niewiele daje, gdy nikt jej nie znajduje. Dlatego wszystkim zajmuje się jeden zespół, z jednym planem i jednym budżetem.',
    ],
    [
      'Projekt zaczyna się od dwóch tygodni analizy. Potem dostają Państwo listę działań z nakładem pracy, kosztem i spodziewanym efektem, w kolejności opłacalności. Z tą listą można pójść gdzie indziej. Większość firm zostaje.',
    ],
    [
      'Mają Państwo jedną osobę do kontaktu, która zna firmę i odpowiada w ciągu dnia roboczego. Za nią stoją autorzy, projektanci, programiści i analitycy w jednym pokoju, żeby nic nie zginęło między działami.',
    ],
    [
      'Obsługujemy {12-50} firm naraz, od gabinetu za rogiem po eksportera ze sklepami w {5-12} krajach. Połowa przyszła z polecenia. Proszę zapytać, jak było: większość chętnie opowie.',
    ],
    [
      'Wystarczy napisać kilka zdań o firmie i o tym, co hamuje jej rozwój. Odpowiemy pierwszą oceną, bezpłatnie i bez prezentacji. Pierwsza rozmowa trwa pół godziny.',
    ],
  ],
};

const turkish: AgencyWording = {
  first: words('Pusula, Deniz Feneri, Kıvılcım, Yelken, Çınar, Martı, Ufuk'),
  second: words('Ajans, Dijital, Medya, Stüdyo'),
  join: ' ',
  taglines: ['Ölçülebilen pazarlama', 'Müşterileriniz sizi bulsun', 'Açık söz, temiz veri'],
  shorts: [
    '{people} kişilik bir ekibiz, merkezimiz {city}. {founded} yılından beri şirketlerin büyümesine yardım ediyoruz: {services}. Herkesin anladığı raporlar yazıyoruz.',
    '{name}, hedefi olan şirketler için dijital pazarlamayı planlar, kurar ve yürütür. Ofis: {city}. Uzmanlık alanları: {services}.',
  ],
  paragraphs: [
    [
      '{name} {founded} yılında tek masa ve tek müşteriyle kuruldu. O masa artık yok, müşterimiz hâlâ bizimle. Bilerek yavaş büyüdük, çünkü yalnızca kendi paramızı emanet edeceğimiz insanlarla çalışıyoruz. Merkezimiz: {city}.',
    ],
    [
      'Uzmanlık alanlarımız: {services}. Bunlar birbirine bağlıdır: iyi bir reklam yavaş bir sayfayı kurtarmaz, kimsenin bulamadığı en iyi sayfa da işe yaramaz. Bu yüzden her şeyle tek ekip, tek plan ve tek bütçe ilgilenir.',
    ],
    [
      'Bir proje iki haftalık incelemeyle başlar. Ardından emeği, maliyeti ve beklenen etkisi yazılı, önce kazandırana göre sıralanmış bir liste alırsınız. Bu listeyle başka bir yere de gidebilirsiniz. Şirketlerin çoğu bizimle kalır.',
    ],
    [
      'İşinizi bilen ve bir iş günü içinde yanıt veren tek bir muhatabınız olur. Onun arkasında yazarlar, tasarımcılar, geliştiriciler ve analistler aynı odada çalışır; böylece bölümler arasında hiçbir şey kaybolmaz.',
    ],
    [
      'Aynı anda {12-50} şirketle çalışıyoruz: mahalledeki klinikten {5-12} ülkede mağazası olan ihracatçıya kadar. Yarısı tavsiyeyle geldi. Nasıl geçtiğini onlara sorabilirsiniz, çoğu memnuniyetle anlatır.',
    ],
    [
      'Şirketinizi ve büyümenizi yavaşlatan şeyi birkaç cümleyle yazın. Ücretsiz bir ilk değerlendirmeyle, sunum olmadan yanıt veririz. İlk görüşme yarım saat sürer.',
    ],
  ],
};

const vietnamese: AgencyWording = {
  first: words('Sao Mai, Hải Đăng, Cánh Buồm, Ánh Trăng, Lá Xanh, Đồi Gió'),
  second: words('Digital, Media, Marketing, Studio'),
  join: ' ',
  taglines: ['Tiếp thị đo lường được', 'Để khách hàng tìm thấy bạn', 'Nói rõ ràng, số liệu minh bạch'],
  shorts: [
    'Chúng tôi là đội ngũ {people} người tại {city}. Từ năm {founded}, chúng tôi giúp doanh nghiệp phát triển: {services}. Báo cáo ai đọc cũng hiểu.',
    '{name} lên kế hoạch, xây dựng và vận hành tiếp thị số cho doanh nghiệp muốn vươn xa. Văn phòng tại {city}. Chuyên môn: {services}.',
  ],
  paragraphs: [
    [
      '{name} ra đời năm {founded} tại {city} với một chiếc bàn và một khách hàng. Chiếc bàn không còn, khách hàng vẫn ở lại. Chúng tôi chủ động lớn chậm, vì chỉ tuyển những người mà mình sẵn sàng giao cả tiền của mình.',
    ],
    [
      'Chuyên môn của chúng tôi: {services}. Mọi thứ gắn liền với nhau: quảng cáo hay không cứu được trang chậm, và trang đẹp nhất cũng vô ích nếu không ai tìm thấy. Vì vậy một đội lo tất cả, với một kế hoạch và một ngân sách.',
    ],
    [
      'Mỗi dự án bắt đầu bằng hai tuần phân tích. Sau đó bạn nhận danh sách việc cần làm kèm công sức, chi phí và hiệu quả dự kiến, xếp theo mức sinh lời. Bạn có thể mang danh sách đó đi nơi khác. Hầu hết doanh nghiệp ở lại.',
    ],
    [
      'Bạn có một người liên hệ hiểu công việc của mình và trả lời trong một ngày làm việc. Phía sau là người viết, nhà thiết kế, lập trình viên và chuyên viên phân tích ngồi cùng một phòng để không điều gì bị bỏ sót.',
    ],
    [
      'Chúng tôi đồng hành cùng {12-50} doanh nghiệp một lúc, từ phòng khám đầu ngõ đến nhà xuất khẩu có cửa hàng ở {5-12} quốc gia. Một nửa đến nhờ giới thiệu. Hãy hỏi họ, đa số rất vui lòng kể lại.',
    ],
    [
      'Hãy viết vài câu về doanh nghiệp của bạn và điều đang cản trở sự phát triển. Chúng tôi gửi lại đánh giá đầu tiên, miễn phí và không cần bài thuyết trình. Buổi trao đổi đầu tiên kéo dài nửa giờ.',
    ],
  ],
};

const japanese: AgencyWording = {
  first: words(
    'あおぞら/aozora, みなも/minamo, 灯台/todai, ひなた/hinata, 風見/kazami, つばめ/tsubame, 朝凪/asanagi, 木漏れ日/komorebi',
  ),
  second: words('デジタル/digital, マーケティング/marketing, スタジオ/studio, 企画/kikaku'),
  join: '',
  taglines: [
    '数字で語れるマーケティング',
    '見つけてもらうところから',
    '誠実な助言、確かな成果',
    '小さなチームで、着実に伸ばす',
  ],
  shorts: [
    '{city}を拠点とする{people}名のチームです。{founded}年の創業以来、{services}を中心に企業の成長を支えてきました。誰が読んでも分かる報告書を毎月お届けし、効果の見込めない施策は早い段階で正直にお伝えします。長期契約はいただきません。',
    '{name}は、{city}のデジタルマーケティング会社です。得意分野は{services}。計画から制作、運用、効果測定までを一つのチームで担当し、お客様の社内に知識が残る進め方を大切にしています。まずは三十分の無料相談からお気軽にどうぞ。',
  ],
  paragraphs: [
    [
      '{name}は{founded}年、{city}の小さな部屋で、机一つとお客様一社から始まりました。あの机はもうありませんが、そのお客様とは今もご一緒しています。自分たちのお金を安心して預けられる人だけを仲間に迎えるという方針のもと、あえてゆっくりと成長してきました。最初の打ち合わせでお会いする担当者が、そのまま実務も担います。営業だけの社員はおりません。だからこそ、お約束したことと実際の仕事の間に食い違いが生まれません。',
    ],
    [
      '主な仕事は{services}です。これらは互いにつながっています。良い広告でも表示の遅いページは救えず、優れたページも見つけてもらえなければ役に立ちません。そのため一つのチームが、一つの計画と一つの予算ですべてを担当します。まず数字を見てから意見を述べる、という順番を大切にしています。流行の手法であっても、お客様の事業に合わないと判断すれば、はっきりとそうお伝えします。',
    ],
    [
      'プロジェクトは二週間の調査から始まります。終わると、手間、費用、見込まれる効果を書き添えた施策の一覧を、効果の早い順に並べてお渡しします。その一覧をお持ちになって他社に依頼されても構いません。実際には、ほとんどのお客様がそのまま私たちと続けてくださいます。その後は四週間ごとに目標を決め、結果を書面で報告します。うまくいかなかったことも、理由と合わせて必ず書きます。',
    ],
    [
      '窓口となる担当者は一人で、お客様の事業を理解し、一営業日以内にお返事します。その後ろには、執筆、デザイン、開発、分析の専門家が同じ部屋に控えており、部門の間で話が途切れることはありません。広告の管理画面や制作物、原稿は初日からお客様のものです。変更の記録はいつでもご覧いただけますので、新しくご担当になった方も一時間ほどで状況を把握できます。',
    ],
    [
      '現在は{12-50}社を担当しています。近所の医院から、{5-12}か国に店舗を構える輸出企業まで、業種はさまざまです。半数はご紹介でした。平均のお付き合いは{3-7}年になります。実際の様子は、ぜひ直接お客様にお尋ねください。お名前をお伝えできる方が何社もいらっしゃいます。',
    ],
    [
      '御社のことと、成長を妨げていると感じることを、数行で結構ですのでお送りください。資料の説明はせず、まずは率直な見立てを無料でお返しします。初回の相談は三十分ほどです。お話を伺ったうえで、代理店が必要ないと思えば、そのように申し上げます。遠方のお客様とはオンラインでお話しできますので、どうぞお気軽にご連絡ください。',
    ],
  ],
};

const korean: AgencyWording = {
  first: words('새벽/saebyeok, 등대/deungdae, 온빛/onbit, 바람결/baramgyeol, 파도/pado, 나침반/nachimban'),
  second: words('디지털/digital, 마케팅/marketing, 스튜디오/studio, 미디어/media'),
  join: ' ',
  taglines: ['숫자로 말하는 마케팅', '고객이 먼저 찾는 브랜드', '정직한 조언, 꾸준한 성과'],
  shorts: [
    '{city}에서 일하는 {people}명의 팀입니다. {founded}년부터 {services} 분야에서 기업의 성장을 도왔습니다. 누구나 이해할 수 있는 보고서를 매달 보내 드리며, 효과가 없는 일은 일찍 말씀드립니다.',
    '{city}의 디지털 마케팅 회사 {name}입니다. 전문 분야는 {services}입니다. 기획부터 제작, 운영, 측정까지 한 팀이 맡고 고객사에 지식이 남도록 일합니다. 첫 상담 삼십 분은 무료입니다.',
  ],
  paragraphs: [
    [
      '{founded}년 {city}에서 책상 하나와 고객 한 곳으로 시작한 회사, {name}입니다. 그 책상은 이제 없지만 고객은 지금도 함께합니다. 우리 돈을 맡길 수 있는 사람만 뽑는다는 원칙 때문에 일부러 천천히 성장했습니다. 첫 상담에서 만나는 사람이 실제 업무도 맡습니다. 영업만 하는 직원은 없습니다. 그래서 약속한 내용과 실제로 하는 일이 다르지 않습니다.',
    ],
    [
      '주된 업무는 {services}입니다. 이 일들은 서로 이어져 있습니다. 좋은 광고도 느린 페이지를 살리지 못하고, 훌륭한 페이지도 아무도 찾지 못하면 소용이 없습니다. 그래서 한 팀이 하나의 계획과 하나의 예산으로 모든 일을 맡습니다. 먼저 숫자를 보고 그다음에 의견을 말합니다. 유행하는 방법이라도 고객사에 맞지 않으면 분명하게 말씀드립니다.',
    ],
    [
      '프로젝트는 이 주간의 분석으로 시작합니다. 분석이 끝나면 수고와 비용, 예상 효과를 적은 실행 목록을 먼저 이익이 나는 순서대로 드립니다. 그 목록을 가지고 다른 회사를 찾아가셔도 괜찮습니다. 대부분의 고객은 저희와 계속하십니다. 이후에는 사 주마다 목표를 정하고 결과를 글로 보고합니다. 잘되지 않은 일도 이유와 함께 적습니다.',
    ],
    [
      '담당자는 한 사람이며, 고객의 사업을 이해하고 하루 안에 답합니다. 그 뒤에는 글쓰기, 디자인, 개발, 분석을 맡은 동료들이 같은 방에서 일합니다. 그래서 부서 사이에서 빠지는 일이 없습니다. 광고 계정과 제작물, 원고는 첫날부터 고객의 것입니다. 변경 기록은 언제든지 볼 수 있어 새로 오신 담당자도 한 시간이면 상황을 파악합니다.',
    ],
    [
      '지금은 동네 병원부터 {5-12}개국에 매장이 있는 수출 기업까지 {12-50}개 회사를 돕고 있습니다. 절반은 소개로 오셨습니다. 평균 {3-7}년을 함께했습니다. 어떠했는지는 고객에게 직접 물어보셔도 좋습니다. 기꺼이 이야기해 주실 분이 여럿 계십니다.',
    ],
    [
      '회사와 성장을 가로막는 문제를 몇 줄로 적어 보내 주세요. 발표 자료 없이 솔직한 첫 의견을 무료로 드립니다. 첫 상담은 삼십 분 정도 걸립니다. 이야기를 들은 뒤 대행사가 필요 없다고 생각되면 그렇게 말씀드립니다. 멀리 계신 분과는 화상으로 이야기할 수 있으니 편하게 연락 주세요.',
    ],
  ],
};

const chinese: AgencyWording = {
  first: words('北斗/beidou, 远山/yuanshan, 晨光/chenguang, 方舟/fangzhou, 青鸟/qingniao, 灯塔/dengta'),
  second: words('数字营销/digital, 传媒/media, 互动/interactive, 品牌/brand'),
  join: '',
  taglines: ['用数据说话的营销', '让客户找到您', '坦诚建议，稳健增长'],
  shorts: [
    '我们是位于{city}的团队，共有{people}人。自{founded}年以来，我们专注于{services}，帮助企业稳步成长。每月提供人人都看得懂的报告；某项工作不值得投入时，我们会尽早说明。我们不要求签订长期合同，所有账户和素材从第一天起都归客户所有。',
    '{name}是{city}的一家数字营销公司，擅长{services}。从策划、制作、投放到效果评估，均由同一支团队负责，并且注重把经验留在客户内部。首次咨询约半小时，完全免费，之后您会清楚我们建议先做什么、大致需要多少费用。',
  ],
  paragraphs: [
    [
      '{name}于{founded}年在{city}成立，当时只有一张桌子和一位客户。那张桌子早已不在，那位客户至今仍与我们合作。我们有意放慢扩张的脚步，因为我们只聘用自己愿意托付金钱的人。您在第一次会面时见到的人，就是之后真正做事的人。我们没有只负责销售的员工，因此承诺的内容与实际的工作不会脱节。这些年来，我们服务过家族企业、初创公司，也服务过几家大型集团，习惯始终不变：先看数据，再下结论。',
    ],
    [
      '我们的主要业务是{services}。这些工作彼此相连：再好的广告也救不了打开缓慢的页面，再好的页面如果没有人找到也毫无用处。因此由一支团队负责全部工作，使用同一份计划和同一份预算。即使某种做法正在流行，只要不适合您的业务，我们也会明确告诉您，而不是为了增加工作量而去尝试。我们也会说明哪些事情您自己就能做好，不必花钱请人。',
    ],
    [
      '每个项目都从两周的分析开始。分析结束后，您会得到一份措施清单，写明所需的工作量、费用和预期效果，并按照见效的先后顺序排列。您可以带着这份清单去找别的公司，我们不会介意，不过大多数客户都选择留下。此后我们以四周为一个周期，期初商定目标，期末书面汇报结果。没有成功的尝试也会写进报告，并附上原因。',
    ],
    [
      '您有一位固定的联系人，他了解您的业务，并在一个工作日之内答复。在他身后，文案、设计、开发和分析人员坐在同一间办公室里，信息不会在部门之间丢失。广告账户、素材和文字从第一天起就属于您。我们为每位客户保留完整的变更记录，写明做了什么、为什么做、效果如何，新来的同事一个小时就能了解全部情况。',
    ],
    [
      '我们目前同时服务{12-50}家企业，从街角的诊所到在{5-12}个国家开店的出口商，行业各不相同。其中一半来自老客户的推荐，平均合作时间为{3-7}年。合作情况如何，欢迎直接向他们了解，大多数客户都乐意分享。他们来自机械、旅游、护肤等完全不同的行业，共同之处在于：宁愿在第二周听到不太中听的实话，也不愿在一年之后听到漂亮的借口。如果某个渠道不再有效，我们会主动建议停止投入，并把预算转到更有回报的地方。',
    ],
    [
      '请用几句话介绍您的公司，以及您认为阻碍增长的问题。我们会免费给出初步判断，不做冗长的演示。第一次交流大约半小时，之后您会知道我们建议先做什么、大致费用是多少，以及您究竟是否需要一家代理公司。身在外地也没有关系，我们可以通过视频会议沟通，时间由您来定。如果最后没有合作，之前的建议仍然可以放心使用，也不会有人反复打电话催促。',
    ],
  ],
};

export const eastern = {
  pl: polish,
  tr: turkish,
  vi: vietnamese,
  ja: japanese,
  ko: korean,
  zh: chinese,
};
