import type { BriefText } from './briefs.en.ts';

/** Briefs in the language of the lead; the texts need no second paragraph. */
export const localBriefs: Readonly<Record<string, readonly BriefText[]>> = {
  de: [
    { service: 1, title: 'Sichtbarkeit nach Relaunch zurückholen', text: 'Seit dem Relaunch im Frühjahr haben wir rund {25-45} % unserer Besucher aus der Suche verloren. Wir verkaufen {offer} und leben zur Hälfte von Anfragen über die Website. Wir suchen eine Agentur, die die Ursachen findet, die Weiterleitungen repariert und uns danach monatlich begleitet.\n\nWie schnell könnten Sie mit einer Analyse beginnen?' },
    { service: 2, title: 'Google Ads: mehr Anfragen bei gleichem Budget', text: 'Wir geben monatlich {3-9}.000 USD für Anzeigen aus, die Kosten pro Anfrage sind in einem Jahr um die Hälfte gestiegen. Das Konto ist über Jahre gewachsen und niemand traut sich, etwas abzuschalten. Gesucht wird jemand, der aufräumt und verständlich berichtet.\n\nEin Erstgespräch ist ab nächster Woche jederzeit möglich.' },
    { service: 6, title: 'Neue Website für {company}', text: 'Unsere Website stammt aus dem Jahr 2017 und zeigt nicht mehr, was wir können. Sie soll schneller, barrierefrei und auf dem Telefon gut lesbar werden; die Texte schreiben wir gern gemeinsam neu. Fotos sind vorhanden, ein Redaktionssystem möchten wir selbst bedienen.\n\nBitte nennen Sie uns einen groben Preisrahmen und Ihren frühesten Starttermin.' },
    { service: 5, title: 'Newsletter neu aufsetzen', text: 'Unser Verteiler umfasst {9-40}.000 Adressen, verschickt wird unregelmäßig und ohne Auswertung. Wir wünschen uns einen Redaktionsplan, automatische Strecken für Neukunden und saubere Einwilligungen.\n\nWelche Werkzeuge würden Sie empfehlen?' },
    { service: 4, title: 'Fachtexte für erklärungsbedürftige Produkte', text: 'Wir bieten {offer}. Unsere Kunden sind Technikerinnen und Techniker, die sofort merken, wenn jemand nicht weiß, wovon er schreibt. Wir brauchen Fachartikel, Anwendungsberichte und bessere Produktseiten, etwa {3-6} Stück im Monat.\n\nWer würde bei Ihnen schreiben?' },
  ],
  fr: [
    { service: 1, title: 'Retrouver nos positions après une refonte', text: 'Depuis la refonte du site il y a {2-5} mois, notre trafic naturel a baissé de {20-45} %. Nous proposons {offer} et la moitié de nos demandes vient de la recherche. Nous cherchons une agence capable de trouver les causes et de nous accompagner ensuite chaque mois.\n\nQuand pourriez-vous commencer ?' },
    { service: 3, title: 'Faire vivre nos réseaux sociaux', text: 'Nos comptes existent, mais personne n’a le temps de s’en occuper. Nous voudrions une ligne éditoriale, des vidéos courtes tournées chez nous et quelqu’un qui réponde aux commentaires.\n\nAvez-vous un exemple dans notre secteur ?' },
    { service: 7, title: 'Nouvelle boutique en ligne', text: 'Notre boutique est lente et {55-70} % des paniers sont abandonnés. Nous souhaitons migrer {200-1500} références avant la haute saison, sans perdre notre référencement.\n\nMerci de nous indiquer un budget et un calendrier réalistes.' },
    { service: 8, title: 'Nouvelle identité de marque', text: 'Après dix ans, {company} a besoin d’une identité qui lui ressemble : logo, couleurs, emballages et ton. Nous tenons à notre histoire et ne voulons pas d’une marque interchangeable.\n\nComment se déroule un tel projet chez vous ?' },
  ],
  es: [
    { service: 1, title: 'Más visibilidad en las búsquedas locales', text: 'Ofrecemos {offer} y solo aparecemos cuando alguien busca nuestro nombre. Queremos que nos encuentren en las {3-7} ciudades donde trabajamos y saber qué visitas terminan en una reserva.\n\n¿Podemos hablar esta semana?' },
    { service: 2, title: 'Campañas para llenar la temporada', text: 'Tenemos disponibilidad de octubre a marzo y un presupuesto de {2-7}.000 USD al mes. Necesitamos campañas en buscadores y redes, páginas de destino y un informe que se entienda.\n\n¿Qué resultados serían realistas en tres meses?' },
    { service: 5, title: 'Correos automáticos para clientes nuevos', text: 'Después de la primera compra no volvemos a escribir a nadie. Queremos una serie de bienvenida, consejos de uso y una campaña para recuperar clientes, todo conectado con la tienda.\n\n¿Con qué herramientas trabajan ustedes?' },
  ],
  ja: [
    { service: 1, title: '検索からのお問い合わせを増やしたい', text: '弊社は{offer}を扱っております。サイトのリニューアル後、検索からの訪問が{20-40}％ほど減少しました。原因の調査と改善、その後の月次サポートをお願いできる会社様を探しております。\n\nまずはオンラインで30分ほどお話しできますでしょうか。' },
    { service: 4, title: '海外のお客様向けコンテンツ制作のご相談', text: '海外からのお客様が増えてきたため、英語と中国語の記事を月に{3-6}本ほど公開したいと考えております。機械翻訳ではなく、商品の魅力が伝わる文章をお願いしたいです。\n\n進め方と概算の費用を教えていただけますと幸いです。' },
    { service: 6, title: 'コーポレートサイトの全面リニューアル', text: '現在のサイトは公開から{6-9}年が経ち、スマートフォンで見づらい状態です。採用ページと製品ページを中心に、社内で更新できる仕組みに作り替えたいと考えております。\n\n年度内の公開は可能でしょうか。' },
    { service: 3, title: 'SNS運用と動画制作のお願い', text: 'Instagramのアカウントはありますが、投稿が月に1回程度で止まっております。現場での撮影を含めた短い動画の制作と、コメント対応までお任せできますでしょうか。\n\n同業種での実績がございましたら拝見したいです。' },
  ],
  zh: [
    { service: 1, title: '独立站海外自然流量提升', text: '我们主营{offer}，独立站上线一年，谷歌自然流量每天只有{80-300}左右。希望找一家熟悉欧美市场的服务商，从关键词、技术优化到外链做一个完整的方案。\n\n请问你们一般多久能看到效果？' },
    { service: 2, title: '海外广告投放优化', text: '目前每月广告预算约{5-20},000美元，获客成本比去年上涨了{30-60}%。我们需要重新搭建账户结构，并且每周能看到清楚的数据报告。\n\n能否先帮我们做一次账户诊断？' },
    { service: 12, title: '亚马逊店铺文案与图片升级', text: '店铺有{60-300}个在售产品，文案是早期自己翻译的，转化率偏低。希望重写前{20-50}个主推产品的标题、五点描述和A+页面，并重新拍摄主图。\n\n请告知报价方式和交付周期。' },
    { service: 8, title: '出海品牌形象设计', text: '我们准备以新品牌进入东南亚和欧洲市场，需要品牌名称检查、标志、包装以及一套使用规范。希望整体风格简洁、有温度。\n\n方便的话，想先看看类似的案例。' },
  ],
  ko: [
    { service: 1, title: '검색 유입 회복이 필요합니다', text: '저희는 {offer}을(를) 운영하고 있습니다. 지난봄 사이트를 개편한 뒤 검색 유입이 {25-45}% 정도 줄었습니다. 원인을 찾아 개선하고 이후 매월 관리해 주실 곳을 찾고 있습니다.\n\n이번 주에 통화 가능하실까요?' },
    { service: 3, title: '인스타그램과 짧은 영상 운영 대행', text: '계정은 있지만 게시물이 거의 없습니다. 월 {8-16}건 정도의 영상 촬영과 편집, 댓글 관리까지 맡기고 싶습니다. 촬영은 저희 매장에서 언제든 가능합니다.\n\n비슷한 업종의 사례가 있으면 보여 주세요.' },
    { service: 10, title: '예약 전환율 개선 프로젝트', text: '월 방문자는 {10-40},000명인데 예약 완료는 1%도 되지 않습니다. 어디에서 이탈하는지 분석하고 화면을 함께 개선해 주실 분들이 필요합니다.\n\n대략적인 일정과 비용이 궁금합니다.' },
    { service: 2, title: '해외 고객 대상 광고 집행', text: '일본과 미국 고객을 대상으로 검색 광고와 SNS 광고를 시작하려고 합니다. 예산은 월 {3-9},000달러 정도이고, 랜딩 페이지 제작도 함께 부탁드리고 싶습니다.\n\n첫 달에는 무엇부터 시작하면 좋을까요?' },
  ],
  vi: [
    { service: 1, title: 'Tăng lượng khách tìm thấy chúng tôi trên Google', text: 'Công ty chúng tôi cung cấp {offer}. Website có khoảng {3-9}.000 lượt truy cập mỗi tháng nhưng phần lớn đến từ quảng cáo. Chúng tôi muốn có kế hoạch SEO rõ ràng cho 12 tháng tới, gồm cả nội dung và kỹ thuật.\n\nBên bạn có thể trao đổi vào tuần này không?' },
    { service: 3, title: 'Quản lý mạng xã hội và video ngắn', text: 'Chúng tôi cần khoảng {10-20} video ngắn mỗi tháng, quay tại xưởng và cửa hàng, cùng người trả lời bình luận hằng ngày. Trước đây chúng tôi tự làm nhưng không đều.\n\nXin cho xem một vài dự án tương tự.' },
    { service: 7, title: 'Làm mới website bán hàng', text: 'Website hiện tại chậm và khó dùng trên điện thoại, khoảng {60-75}% khách bỏ giỏ hàng. Chúng tôi muốn chuyển {150-800} sản phẩm sang nền tảng mới trước mùa Tết.\n\nChi phí và thời gian dự kiến là bao nhiêu?' },
    { service: 2, title: 'Quảng cáo tìm khách hàng ở nước ngoài', text: 'Chúng tôi muốn tiếp cận khách ở Úc, Nhật và châu Âu với ngân sách {2-6}.000 USD mỗi tháng. Cần cả trang đích bằng tiếng Anh và báo cáo hằng tuần dễ hiểu.\n\nMong nhận được tư vấn sớm.' },
  ],
};

/** The language a lead of a country writes in, where it is not English. */
export const languageOfCountry: Readonly<Record<string, string>> = {
  DE: 'de', AT: 'de', CH: 'de', FR: 'fr', ES: 'es', MX: 'es', JP: 'ja', CN: 'zh', TW: 'zh', KR: 'ko', VN: 'vi',
};
