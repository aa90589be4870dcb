import type { Synonyms } from './synonyms.ts';

export const tr: Synonyms = {
  services: {
    seo: 'arama motoru optimizasyonu, google optimizasyonu, organik arama, google da üst sıra, google üst sıra, google sıralama, seo hizmeti, seo çalışması, seo uzmanı, google da ilk sayfa, google ilk sayfa, google’da üst sıralar, arama motoru optimizasyonu hizmeti',
    'local-seo': 'yerel seo, google işletme profili',
    'link-building': 'bağlantı, backlink, link inşası',
    'seo-audit': 'seo analizi',
    'paid-advertising':
      'reklam, reklamlar, reklamı, ücretli reklam, dijital reklam, internet reklamı, reklamcılık, sem, sea, ppc, tıklama başı ödeme',
    'google-ads':
      'google reklamları, google reklam, adwords, google reklam vermek, google reklamı, google ads reklamları, google reklamcılığı',
    'display-advertising': 'görüntülü reklam, banner',
    'social-media':
      'sosyal medya, sosyal medya yönetimi, sosyal medya pazarlama, instagram yönetimi, instagram, facebook, sosyal medya hesabı, sosyal medya hesap yönetimi, sosyal medya danışmanlığı',
    'paid-social':
      'facebook reklamları, instagram reklamları, sosyal medya reklamları, sosyal medya reklamı, facebook reklamı, instagram reklamı, facebook reklam, instagram reklam, facebook reklamı vermek, instagram reklamı vermek, tiktok reklamları, meta reklamları, tiktok reklamı',
    'influencer-marketing':
      'influencer, fenomen pazarlama, influencer kampanyası, influencer ile çalışmak, influencer pazarlaması',
    'short-video':
      'video prodüksiyon, video, video çekimi, tanıtım filmi, tanıtım filmi çekimi, tanıtım videosu, reklam filmi, reklam filmi çekimi, kurumsal film, video çekim, film çekimi, video yapımı, prodüksiyon',
    content: 'içerik, içerik pazarlama, içerik üretimi, içerik pazarlaması',
    copywriting: 'metin yazarlığı, metin yazarı, metin, makale yazımı, seo makale',
    'blog-writing': 'blog, blog yazarlığı',
    'translation-and-localization':
      'çeviri, tercüme, yerelleştirme, web sitesi çevirisi, tercüman, çevirtmek, çevirmek',
    'email-marketing': 'e posta pazarlama, e posta, email, e posta pazarlaması',
    newsletters: 'bülten, e bülten',
    'marketing-automation': 'otomasyon, pazarlama otomasyonu',
    'web-design':
      'web tasarım, web tasarımı, web sitesi, internet sitesi, site tasarımı, web sitesi tasarımı, website, web sitesi yaptırmak, site, web site, web sitesi yapımı, web tasarımcı, internet sitesi yaptırmak, kurumsal web sitesi, site yapımı, sitem, web sitem, web sitemi, web sitemin',
    'website-redesign': 'site yenileme',
    'accessibility-review': 'erişilebilirlik',
    'web-development':
      'web geliştirme, yazılım geliştirme, web yazılım, geliştirici, programlama, mobil uygulama, mobil uygulama geliştirme, uygulama geliştirme, uygulama, mobil uygulama yaptırmak, uygulama yaptırmak',
    'shop-development':
      'e ticaret sitesi, online mağaza, shopify, woocommerce, e ticaret siteleri, eticaret sitesi, eticaret siteleri, e ticaret sitesi kurmak, e ticaret sitesi kurma, e ticaret altyapısı, internet mağazası, online satış sitesi',
    'cms-development': 'wordpress',
    'page-speed': 'sayfa hızı, site hızı',
    'website-maintenance': 'bakım, site bakımı',
    branding:
      'marka, markalaşma, kurumsal kimlik, marka kimliği, grafik tasarım, grafik tasarımcı, kartvizit, broşür, katalog tasarımı, kurumsal kimlik tasarımı, tasarım ajansı, tasarım ajansları, tasarım stüdyosu',
    'logo-design': 'logo, logo tasarımı, logo tasarım',
    'packaging-design': 'ambalaj, ambalaj tasarımı',
    analytics: 'analiz, veri analizi, web analizi, veri',
    'consent-management': 'kvkk, çerez',
    'conversion-optimization': 'dönüşüm optimizasyonu, cro, dönüşüm',
    'public-relations': 'halkla ilişkiler, pr, basın, basın bülteni, halkla ilişkiler ajansı, pr ajansı',
    'crisis-communication': 'kriz iletişimi, kriz yönetimi',
    'event-promotion': 'etkinlik, fuar, organizasyon, fuar standı',
    marketplaces: 'amazon, trendyol, hepsiburada, pazaryerleri, pazaryeri',
    'product-photography':
      'ürün fotoğrafı, ürün fotoğrafçılığı, fotoğrafçı, fotoğraf, ürün çekimi, ürün fotoğraf çekimi',
    'app-store-optimization': 'mobil uygulama tanıtımı, uygulama tanıtımı',
    'review-management': 'yorumlar, değerlendirmeler, yorum yönetimi, itibar yönetimi',
  },
  industries: {
    automotive: 'otomotiv, araba, oto galeri, otomobil, oto servis',
    'banking-and-insurance': 'bankacılık, banka, sigorta, finans, fintech, sigortacılık',
    'beauty-and-cosmetics': 'güzellik, kozmetik, kuaför, güzellik salonu, güzellik merkezi, kuaför salonu, berber',
    construction: 'inşaat, mimarlık, mimar, inşaat firması, inşaat şirketi, müteahhit, tadilat, tesisatçı, elektrikçi',
    consulting: 'danışmanlık, danışman, koçluk',
    'e-commerce': 'e ticaret, online satış, eticaret',
    education:
      'eğitim, okul, okullar, üniversite, dil okulu, dil kursu, ingilizce kursu, anaokulu, kreş, sürücü kursu, özel okul, dershane, online eğitim',
    energy: 'enerji, güneş enerjisi',
    fashion: 'moda, giyim, ayakkabı, takı, tekstil, takı markası, mücevher, giyim mağazası, butik',
    'food-and-beverage': 'gıda, içecek, yiyecek, fırın, pastane, şarap',
    gaming: 'oyun, oyunlar',
    government: 'kamu, belediye, kamu sektörü',
    healthcare:
      'sağlık, doktor, doktorlar, diş hekimi, diş hekimleri, diş kliniği, diş klinikleri, klinik, klinikler, hastane, eczane, fizyoterapi, fizyoterapist, psikolog, veteriner, diş hekimi kliniği, ağız ve diş sağlığı, estetik cerrahi, sağlık turizmi, saç ekimi, muayenehane, hastaneler, ilaç, tıbbi',
    hospitality:
      'otel, oteller, restoran, restoranlar, konaklama, kafe, kafeler, cafe, restoranım, butik otel, pansiyon, otelim, bar, lokanta',
    'legal-services':
      'hukuk, avukat, avukatlar, hukuk bürosu, avukatlık, avukatlık bürosu, hukuk ofisi, mali müşavir, noter, muhasebe',
    logistics: 'lojistik, nakliye, taşımacılık, nakliyat, kargo, lojistik firması',
    manufacturing: 'sanayi, üretim, imalat, fabrika, üretici, sanayi firması',
    'media-and-entertainment': 'medya, eğlence, müzik, yayıncılık',
    nonprofit: 'stk, dernek, vakıf, sivil toplum',
    'real-estate': 'emlak, gayrimenkul, emlakçı, emlak ofisi, emlak ofisleri, emlak danışmanı, konut projesi',
    retail: 'perakende, mağaza, mağazalar, mobilya, mobilya mağazası, mağazası',
    software:
      'yazılım, saas, teknoloji, startup, girişim, teknoloji girişimi, teknoloji şirketi, yazılım şirketi, yazılım firması, startup lar, girişimler',
    'sports-and-fitness': 'spor, spor salonu, fitness, spor kulübü, yoga, pilates, pilates stüdyosu, spor salonları',
    'travel-and-tourism': 'turizm, seyahat, seyahat acentesi, turizm acentesi, tur şirketi',
  },
  places: {
    'frankfurt-am-main': 'frankfurt',
    stockholm: 'stokholm',
    edinburgh: 'edinburg',
    'united-states': 'abd, amerika',
    'united-kingdom': 'ingiltere, britanya',
    istanbul: 'istanbulda, istanbuldaki, istanbulun',
    ankara: 'ankarada, ankaradaki',
    izmir: 'izmirde, izmirdeki',
    bursa: 'bursada',
    antalya: 'antalyada, antalyadaki',
    berlin: 'berlinde',
    london: 'londrada',
    germany: 'alman',
    'south-korea': 'kore',
    turkiye: 'türk',
    europe: 'avrupada, avrupadaki, avrupalı',
    'european-union': 'ab',
    'northern-europe': 'iskandinavya, iskandinav',
    'central-europe': 'orta avrupa',
    benelux: 'benelüks',
    'middle-east': 'orta doğu, ortadoğu',
  },
  languages: {
    nl: 'hollandaca',
    zh: 'mandarin',
    pl: 'polonyaca',
    da: 'danimarkaca',
    en: 'ingilizceye',
    de: 'almancaya',
  },
  languageForms: '',
  fillers:
    'ajans, ajansı, ajanslar, ajansları, şirket, şirketi, şirketleri, firma, firması, firmaları, de, da, te, ta, deki, daki, ve, için, ile, yakın, yakınımda, en iyi, iyi, en, pazarlama, dijital pazarlama, dijital, dijital ajans, reklam ajansı, online, uzman, uzmanı, uzmanları, ucuz, uygun, arıyorum, hizmeti, hizmetleri, hizmet, küçük, yönetimi, danışmanı, danışmanlığı, kampanya, yaptırmak, istiyorum, kurmak, kurma, konuşan, konuşabilen, bilen, dil, dili, dilinde, dilini, bütçe, düşük bütçe, kim, ne, nasıl, nerede, hangi, ne kadar, fiyat, fiyatı, fiyatları, ücret, ücretleri, maliyeti, yapan, yapan bir, veya, ya da, bir, benim, bizim, kullanan, ile çalışan, iyi yorumlu, en ucuz, en uygun, müşteri, daha fazla müşteri, yeni müşteri, vermek, partneri, güvenilir, önerilen, iki dilli, deneyimli, reklam ajansları, fiyatlı, uygun fiyatlı, uygun fiyat, ucuza, yaptırmak istiyorum, istiyoruz, arıyoruz, kurmak istiyorum, iyileştirmek, hasta, daha fazla hasta, yeni, işletmem, işletme, aylık, için destek, destek, bu, mi, mı, mu, gibi, olan, var, lazım, gerek, gerekiyor, ihtiyacım var, ihtiyacımız var, bana, bize, yardım, yapacak, edecek, olarak, çok, daha, biri, birisi, şirketim, şirketimiz, firmam, firmamız, konusunda, alanında, uzmanlaşmış, da iyi, daha fazla satış, satış, fazla, satışlar, satışları, mağazam, strateji, tanıtımı, tanıtım, çevresi, bölgesi, çevresinde, bölgesinde, yaratıcı ajans, yaratıcı ajanslar, hem, ikisi, her iki, tüm, bütün, her yerde, genelinde, kuzey, güney, doğu, batı, ofis, ofisi, ofisleri, merkezi',
  sectors:
    'sektör, sektörü, sektöründe, sektöründeki, endüstri, endüstrisi, sanayi, marka, markası, markam, markalar, markaları',
  advisers: 'danışman, danışmanı, danışmanlar, danışmanları, danışmanlık, danışmanlığı',
  amounts: {
    atMost:
      'altı, altında, altındaki, nin altında, nın altında, nun altında, kadar, ye kadar, ya kadar, e kadar, a kadar, en fazla, en çok, maksimum, maks, max, bütçe, bütçesi, bütçeyle, bütçeli, bütçem, lik bütçe, lık bütçe, den az, dan az, ten az, tan az',
    atLeast: 'üstü, üzeri, üzerinde, üzerindeki, den fazla, dan fazla, ten fazla, tan fazla, en az, minimum',
    around: 'yaklaşık, civarı, civarında, arası, arasında, ile, aylık, ayda, ay',
    to: 'ile, ve',
  },
};
