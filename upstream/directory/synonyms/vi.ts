import type { Synonyms } from './synonyms.ts';

export const vi: Synonyms = {
  services: {
    seo: 'tối ưu hóa công cụ tìm kiếm, tối ưu công cụ tìm kiếm, tối ưu tìm kiếm, dịch vụ seo, seo website, seo web, lên top google, làm seo, seo tổng thể, đẩy top google, lên trang nhất google',
    'local-seo': 'seo địa phương, seo local, google maps',
    'link-building': 'xây dựng liên kết, backlink',
    'paid-advertising': 'quảng cáo, quảng cáo trả phí, chạy quảng cáo, quảng cáo trực tuyến, ppc, sem, sea',
    'google-ads':
      'quảng cáo google, chạy quảng cáo google, chạy google ads, chạy quảng cáo google ads, quảng cáo google ads',
    'display-advertising': 'quảng cáo hiển thị, banner',
    'social-media':
      'mạng xã hội, truyền thông xã hội, quản lý fanpage, fanpage, quản lý facebook, facebook, instagram, zalo, chăm sóc fanpage, quản trị fanpage, xây dựng fanpage, quản lý mạng xã hội, xây kênh tiktok',
    'paid-social':
      'quảng cáo facebook, chạy quảng cáo facebook, quảng cáo tiktok, quảng cáo mạng xã hội, quảng cáo instagram, chạy quảng cáo tiktok, chạy facebook ads, chạy ads facebook, chạy ads, quảng cáo fb',
    'influencer-marketing': 'kol, koc, người ảnh hưởng, booking kol, booking koc, thuê kol, kols',
    'short-video':
      'quay video, làm video, sản xuất video, video, quay phim, video giới thiệu doanh nghiệp, video giới thiệu, quay video giới thiệu, phim doanh nghiệp, phim quảng cáo, video quảng cáo, sản xuất phim, tvc, dựng video, quay tvc',
    content: 'nội dung, tiếp thị nội dung, sáng tạo nội dung, content marketing',
    copywriting: 'viết nội dung, viết bài, viết quảng cáo, viết bài chuẩn seo, viết bài seo',
    'blog-writing': 'viết blog, blog',
    'translation-and-localization': 'dịch thuật, bản địa hóa, dịch website, phiên dịch',
    'email-marketing': 'tiếp thị qua email, email, gửi email, gửi email hàng loạt, email hàng loạt, gửi mail hàng loạt',
    newsletters: 'bản tin',
    'marketing-automation': 'tự động hóa, tự động hóa tiếp thị',
    'web-design':
      'thiết kế web, thiết kế website, trang web, website, làm web, làm website, thiết kế trang web, xây dựng website, xây dựng web, tạo website, làm trang web, website giới thiệu',
    'website-redesign': 'thiết kế lại website, làm lại website, nâng cấp website',
    'accessibility-review': 'khả năng truy cập',
    'web-development':
      'phát triển web, lập trình web, lập trình, làm app, viết app, phát triển app, phát triển ứng dụng, ứng dụng di động, app, lập trình app, thiết kế app',
    'shop-development':
      'cửa hàng trực tuyến, website bán hàng, web bán hàng, shopify, woocommerce, làm website bán hàng, thiết kế website bán hàng, thiết kế web bán hàng, xây dựng website bán hàng, web thương mại điện tử, website thương mại điện tử',
    'cms-development': 'wordpress',
    'page-speed': 'tốc độ trang, tốc độ web',
    'website-maintenance': 'bảo trì, bảo trì website',
    branding:
      'thương hiệu, xây dựng thương hiệu, nhận diện thương hiệu, bộ nhận diện thương hiệu, thiết kế bộ nhận diện thương hiệu, bộ nhận diện, thiết kế thương hiệu, thiết kế đồ họa, danh thiếp, tờ rơi, catalogue',
    'logo-design': 'logo, thiết kế logo',
    'packaging-design': 'bao bì, thiết kế bao bì',
    analytics: 'phân tích, phân tích dữ liệu, phân tích web, dữ liệu',
    'conversion-optimization': 'tối ưu chuyển đổi, tối ưu hóa chuyển đổi, chuyển đổi, cro',
    'public-relations': 'quan hệ công chúng, pr, báo chí, truyền thông, truyền thông báo chí, đăng báo, booking báo',
    'crisis-communication': 'xử lý khủng hoảng, truyền thông khủng hoảng',
    'event-promotion': 'tổ chức sự kiện, sự kiện, hội chợ',
    marketplaces:
      'sàn thương mại điện tử, shopee, lazada, amazon, tiki, xây dựng sàn thương mại điện tử, bán hàng trên shopee, gian hàng shopee, sàn tmđt, tiktok shop',
    'product-photography': 'chụp ảnh sản phẩm, ảnh sản phẩm, chụp ảnh, chụp hình sản phẩm',
    'app-store-optimization': 'quảng bá ứng dụng, quảng bá ứng dụng di động, quảng bá app',
    'review-management': 'đánh giá',
  },
  industries: {
    automotive: 'ô tô, xe hơi, xe máy, showroom ô tô, gara',
    'banking-and-insurance': 'ngân hàng, bảo hiểm, tài chính, fintech',
    'beauty-and-cosmetics': 'làm đẹp, mỹ phẩm, spa, thẩm mỹ viện, tiệm nail, salon tóc, chăm sóc da, thẩm mỹ',
    construction: 'xây dựng, kiến trúc, nội thất, thiết kế nội thất, công ty xây dựng',
    consulting: 'tư vấn',
    'e-commerce': 'thương mại điện tử, bán hàng online',
    education:
      'giáo dục, trường học, đào tạo, đại học, học tiếng anh, trung tâm tiếng anh, trung tâm ngoại ngữ, mầm non, trường mầm non, khóa học online, du học',
    energy: 'năng lượng, điện mặt trời',
    fashion: 'thời trang, quần áo, giày dép, trang sức, shop quần áo, thời trang nam, thời trang nữ',
    'food-and-beverage': 'thực phẩm, đồ uống, ăn uống, rượu vang, rượu',
    gaming: 'trò chơi, game',
    government: 'chính phủ, cơ quan nhà nước',
    healthcare:
      'y tế, sức khỏe, bác sĩ, nha khoa, phòng khám, bệnh viện, phòng khám nha khoa, nhà thuốc, dược phẩm, nha sĩ, thú y, vật lý trị liệu',
    hospitality: 'khách sạn, nhà hàng, quán cà phê, quán ăn, homestay, resort, cafe, quán cafe, tiệm bánh',
    'legal-services': 'luật, luật sư, công ty luật, pháp lý, văn phòng luật, kế toán, công chứng',
    logistics: 'hậu cần, vận chuyển, vận tải',
    manufacturing: 'sản xuất, công nghiệp, nhà máy, xưởng',
    'media-and-entertainment': 'giải trí, âm nhạc, truyền hình',
    nonprofit: 'phi lợi nhuận, từ thiện',
    'real-estate': 'bất động sản, nhà đất, dự án bất động sản, môi giới bất động sản',
    retail: 'bán lẻ, cửa hàng',
    software:
      'phần mềm, công nghệ, saas, khởi nghiệp, startup, công nghệ thông tin, startup công nghệ, công ty phần mềm, công ty công nghệ',
    'sports-and-fitness': 'thể thao, thể dục, phòng gym, thể hình, yoga',
    'travel-and-tourism': 'du lịch, lữ hành',
  },
  places: {
    'ho-chi-minh-city': 'tp hcm, tphcm, sài gòn, hcm, tp hồ chí minh, hồ chí minh',
    london: 'luân đôn',
    paris: 'pa ri',
    tokyo: 'tô ky ô',
    seoul: 'xơ un',
    berlin: 'béc lin',
    'new-york-city': 'niu oóc',
    'united-states': 'mỹ',
    'united-kingdom': 'nước anh',
    singapore: 'xin ga po',
    'central-europe': 'trung âu',
    'northern-europe': 'scandinavia',
    'middle-east': 'trung đông',
    'latin-america': 'mỹ latinh, mỹ la tinh',
    'asia-pacific': 'châu á thái bình dương',
  },
  languages: {
    en: 'anh ngữ',
    it: 'tiếng ý',
    zh: 'tiếng hoa, tiếng trung quốc',
    ko: 'tiếng hàn quốc',
    nl: 'tiếng hòa lan',
    vi: 'việt ngữ',
    fr: 'pháp ngữ',
  },
  languageForms: '',
  fillers:
    'công ty, đại lý, agency, ở, tại, cho, và, với, của, gần, gần đây, gần tôi, tốt, tốt nhất, uy tín, hàng đầu, tiếp thị, tiếp thị số, digital marketing, marketing, marketing online, trực tuyến, dịch vụ, chuyên gia, chuyên, giá rẻ, rẻ, tìm, cần tìm, thuê, nói, nói được, biết, bằng, ngôn ngữ, ngân sách, ngân sách thấp, ai làm, làm, nào, ở đâu, như thế nào, bao nhiêu, bao nhiêu tiền, giá, chi phí, báo giá, bảng giá, hoặc, hay, một, của tôi, chúng tôi, sử dụng, dùng, có dùng, đánh giá tốt, tìm khách hàng, khách hàng, thêm khách hàng, nhỏ, thành phố, song ngữ, kinh nghiệm, được, để, có, các, những, tôi, chạy, bán hàng, doanh nghiệp, giới thiệu, tăng, tăng doanh số, bệnh nhân, mới, giúp, cần, muốn, tôi muốn, tôi cần, hỗ trợ, chất lượng, là, mình, này, đang, sẽ, bên, nhận, cần thuê, em, anh chị, nhé, ạ, chuyên về, giỏi, đơn vị, bên nào, bán, nhiều hơn, bán được nhiều hơn, hơn, nhiều, quảng bá, chiến lược, sang, khu vực, lân cận, cả hai, toàn quốc, cả nước, khắp, văn phòng, trụ sở',
  sectors: 'ngành, lĩnh vực, công nghiệp, ngành công nghiệp, thương hiệu, nhãn hàng',
  advisers: 'tư vấn, chuyên gia tư vấn',
  amounts: {
    atMost:
      'dưới, tối đa, không quá, ngân sách, ngân sách dưới, ngân sách tối đa, ít hơn, nhỏ hơn, trở xuống, ngân sách khoảng',
    atLeast: 'trên, tối thiểu, ít nhất, từ, hơn, trở lên',
    around: 'giá, tầm giá, với, mỗi tháng, một tháng, tháng, tầm, khoảng',
    to: 'đến, tới, và',
  },
};
