import { projects } from './agencyWording.ts';

/** Completed projects in Polish, Turkish, Vietnamese and East Asian languages. */
export const easternStories = {
  pl: projects(`
1|Dwa razy więcej wizyt: {client}|Setki stron konkurowały ze sobą, a liczba wizyt z wyszukiwarek spadała co miesiąc.|Połączyliśmy strony, naprawiliśmy linki wewnętrzne i napisaliśmy {12-30} poradników na prawdziwe pytania klientów.|Liczba wizyt z wyszukiwarek wzrosła o {60-140}% w ciągu {6-11} miesięcy.
2|Tańsze zamówienia: {client}|Kliknięcia były tak drogie, że co drugie zamówienie przynosiło stratę.|Przebudowaliśmy konto według marży i wykluczyliśmy {200-900} zapytań.|Koszt zamówienia spadł o {25-55}% w ciągu {3-6} miesięcy.
`),
  tr: projects(`
1|İki kat ziyaret: {client}|Yüzlerce sayfa birbiriyle yarışıyor, arama ziyaretleri her ay azalıyordu.|Sayfaları birleştirdik, iç bağlantıları onardık ve müşterilerin gerçek soruları için {12-30} rehber yazdık.|Arama ziyaretleri {6-11} ayda yüzde {60-140} arttı.
2|Daha ucuz siparişler: {client}|Tıklamalar o kadar pahalıydı ki her iki siparişten biri zarar ettiriyordu.|Hesabı kâr payına göre yeniden kurduk ve {200-900} aramayı dışarıda bıraktık.|Sipariş başına maliyet {3-6} ayda yüzde {25-55} düştü.
`),
  vi: projects(`
1|Gấp đôi lượt truy cập cho {client}|Hàng trăm trang cạnh tranh lẫn nhau và lượt truy cập từ tìm kiếm giảm mỗi tháng.|Chúng tôi gộp trang, sửa liên kết nội bộ và viết {12-30} bài hướng dẫn theo câu hỏi thật của khách hàng.|Lượt truy cập từ tìm kiếm tăng {60-140}% sau {6-11} tháng.
2|Đơn hàng rẻ hơn cho {client}|Chi phí nhấp chuột cao đến mức cứ hai đơn thì một đơn lỗ.|Chúng tôi dựng lại tài khoản theo lợi nhuận và loại {200-900} cụm từ tìm kiếm.|Chi phí mỗi đơn giảm {25-55}% sau {3-6} tháng.
`),
  ja: projects(`
1|{client}様：検索からの訪問が倍増|数百のページが互いに競合し、検索からの訪問が毎月減っていました。|ページを統合し、内部リンクを直し、お客様の実際の疑問に答える記事を{12-30}本書きました。|{6-11}か月で検索からの訪問が{60-140}％増えました。
2|{client}様：注文あたりの広告費を削減|クリック単価が高く、広告経由の注文の半分が赤字でした。|売上ではなく利益を基準にアカウントを組み直し、{200-900}の検索語句を除外しました。|{3-6}か月で注文あたりの費用が{25-55}％下がりました。
`),
  ko: projects(`
1|{client}: 검색 방문 두 배|수백 개의 페이지가 서로 경쟁해 검색 방문이 매달 줄고 있었습니다.|페이지를 합치고 내부 링크를 고치고 고객의 실제 질문에 답하는 글을 {12-30}편 썼습니다.|{6-11}개월 동안 검색 방문이 {60-140}% 늘었습니다.
2|{client}: 주문당 광고비 절감|클릭 비용이 너무 높아 광고 주문의 절반이 손해였습니다.|매출이 아니라 이익을 기준으로 계정을 다시 짜고 검색어 {200-900}개를 제외했습니다.|{3-6}개월 만에 주문당 비용이 {25-55}% 내려갔습니다.
`),
  zh: projects(`
1|{client}：搜索访问量翻倍|数百个页面互相竞争，来自搜索的访问逐月减少。|我们合并页面、修复内部链接，并针对客户的真实问题写了{12-30}篇指南。|{6-11}个月内，来自搜索的访问增长了{60-140}%。
2|{client}：降低每单成本|点击费用过高，一半的广告订单都在亏损。|我们按利润重建账户，并排除了{200-900}个搜索词。|{3-6}个月内，每单成本下降了{25-55}%。
`),
};
