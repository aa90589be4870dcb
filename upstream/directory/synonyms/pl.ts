import type { Synonyms } from './synonyms.ts';

export const pl: Synonyms = {
  services: {
    seo: 'pozycjonowanie, pozycjonowanie stron, optymalizacja seo, pozycjonowania, pozycjonowanie stron internetowych, optymalizacja dla wyszukiwarek, wysoko w google, pierwsza strona google, pozycjonowanie w google, pozycjonowanie sklepu, pozycjonowanie sklepu internetowego, pozycjonowanie sklepów internetowych, pozycjonowaniem, pozycjonowaniu, pozycjonowanie strony, pozycjonowania stron',
    'local-seo': 'pozycjonowanie lokalne, wizytówka google, lokalne seo',
    'link-building': 'linki, linkowanie, budowanie linków, linkbuilding',
    'seo-audit': 'audyt, audyt seo',
    'paid-advertising':
      'reklama, reklamy, reklama internetowa, reklama w internecie, reklama płatna, płatne kampanie, kampanie, ppc, sem, sea, pozyskiwanie klientów, generowanie leadów, reklamę, reklamą, reklam',
    'google-ads':
      'adwords, reklama google, reklama w google, reklama google ads, reklamy google, reklamy google ads, reklam google, kampanie google ads, kampania google ads, kampanii google ads, reklamy w google',
    'display-advertising': 'banery, reklama displayowa',
    'social-media':
      'media społecznościowe, social media marketing, mediów społecznościowych, sieci społecznościowe, prowadzenie social media, prowadzenie instagrama, prowadzenia facebooka, prowadzenie facebooka, facebooka, instagrama, prowadzenia instagrama, prowadzenia social media, mediach społecznościowych, obsługa social media, obsługa facebooka, prowadzenie profili, instagramie, na instagramie, na facebooku',
    'paid-social':
      'reklama na facebooku, reklamy na facebooku, facebook ads, reklama na instagramie, reklama facebook, reklama instagram, kampanie facebook ads, reklamę na facebooku, reklam na facebooku, reklama na tiktoku, kampanii facebook ads, kampania facebook ads',
    'influencer-marketing':
      'influencerzy, influencer, influencerami, influencerów, influencera, kampania z influencerami, kampanie z influencerami, współpraca z influencerami',
    'short-video':
      'wideo, filmy, produkcja wideo, produkcja filmowa, filmy reklamowe, film reklamowy, filmów reklamowych, filmu reklamowego, spot reklamowy, spoty reklamowe, film promocyjny, filmy promocyjne, film korporacyjny, rolki, filmów, produkcji wideo, kręcenie filmów, produkcja filmów',
    content: 'treści, content marketing, marketing treści, tworzenie treści',
    copywriting: 'copywriter, teksty, pisanie tekstów, tekstów, pisanie artykułów, copywritera, copywriterów',
    'blog-writing': 'blog, artykuły na blog',
    'translation-and-localization':
      'tłumaczenia, tłumaczenie, lokalizacja, tłumaczenie strony, tłumaczenie strony internetowej, tłumaczenia stron, tłumacz, przetłumaczyć, przetłumaczyć stronę, tłumaczenia strony',
    'email-marketing': 'e mail marketing, mailing, mailingi, email',
    newsletters: 'newsletter',
    'marketing-automation': 'automatyzacja, automatyzacja marketingu',
    'web-design':
      'strony internetowe, strona internetowa, projektowanie stron, tworzenie stron, strony www, projektowanie stron internetowych, tworzenie stron internetowych, strona www, projekt strony, projekt strony internetowej, projekty stron, strona, stronę, strony, stronę internetową, stron www, tworzenie stron www, stron internetowych, strony internetowej, stroną internetową, zaprojektowanie strony, zrobić stronę, wykonanie strony, nowa strona, nowa strona internetowa, nową stronę, nową stronę internetową, projektowanie stron www, stronę www',
    'website-redesign': 'przebudowa strony, redesign, odświeżenie strony, modernizacja strony, przebudowę strony',
    'accessibility-review': 'dostępność, wcag',
    'web-development':
      'programowanie, tworzenie aplikacji, programista, programiści, aplikacje internetowe, aplikacje mobilne, aplikacja mobilna, aplikację mobilną, aplikacji mobilnej, aplikacji mobilnych, aplikacja, aplikację, aplikacji',
    'shop-development':
      'sklep internetowy, sklepy internetowe, shopify, woocommerce, prestashop, sklep online, sklepu internetowego, sklepów internetowych, sklepie internetowym, sklep na shopify, sklepu online, sklep shopify, sklep woocommerce, budowa sklepu internetowego',
    'cms-development': 'wordpress',
    'page-speed': 'szybkość strony, szybkość',
    'website-maintenance': 'opieka nad stroną, utrzymanie strony',
    branding:
      'marka, identyfikacja wizualna, budowanie marki, wizerunek marki, grafik, projekty graficzne, rebranding, wizytówki, ulotki, projektowanie graficzne, grafika, identyfikacji wizualnej, agencja projektowa, studio graficzne, studio projektowe',
    'logo-design': 'logo, projekt logo, logotyp, logotypu, projektowanie logo',
    'packaging-design':
      'opakowania, opakowanie, projektowanie opakowań, opakowań, projekt opakowań, projekt opakowania, projekty opakowań',
    analytics: 'analityka, analityka internetowa, analiza danych, dane',
    'consent-management': 'rodo, cookies',
    'conversion-optimization': 'cro, konwersja, optymalizacja konwersji',
    'public-relations': 'pr, public relations, media, prasa, relacje z mediami, agencja pr, agencji pr, działania pr',
    'crisis-communication': 'komunikacja kryzysowa',
    'event-promotion': 'eventy, wydarzenia, targi, organizacja eventów',
    marketplaces: 'amazon, allegro, platformy sprzedażowe, marketplace',
    'product-photography': 'zdjęcia produktowe, fotografia produktowa, fotograf, fotografia',
    'app-store-optimization': 'promocja aplikacji, wypromowanie aplikacji, wypromowania aplikacji',
    'review-management': 'opinie, recenzje, opinii, zarządzanie opiniami',
  },
  industries: {
    automotive:
      'motoryzacja, samochody, salon samochodowy, warsztat, motoryzacyjna, motoryzacyjnej, salonu samochodowego, warsztatu, warsztat samochodowy, warsztatu samochodowego, samochodów',
    'banking-and-insurance':
      'banki, bank, bankowość, ubezpieczenia, finanse, fintech, finansowa, finansowej, bankowa, ubezpieczeniowa, banku, ubezpieczeniowej, ubezpieczeń',
    'beauty-and-cosmetics':
      'uroda, kosmetyki, fryzjer, beauty, kosmetyczna, kosmetycznej, kosmetyczny, gabinetu kosmetycznego, gabinet kosmetyczny, salon kosmetyczny, salonu kosmetycznego, salon fryzjerski, salonu fryzjerskiego, kosmetycznego, fryzjera, salon urody, salonu urody, barber, kosmetyków',
    construction:
      'budownictwo, architekci, architekt, firma budowlana, deweloper, budowlana, budowlanej, dewelopera, deweloperów, firmy budowlanej, firm budowlanych, hydraulik, hydraulika, elektryk, elektryka, remonty, architekta, architektów, ogrodnik, stolarz',
    consulting: 'doradztwo, konsulting, coaching',
    'e-commerce': 'handel internetowy, handel elektroniczny',
    education:
      'edukacja, szkoły, szkoła, uczelnie, szkolenia, edukacyjna, edukacyjnej, szkoła językowa, szkoły językowej, szkoła angielskiego, szkół, uczelni, przedszkole, przedszkola, szkoła jazdy, szkoły jazdy, nauka jazdy, kursy online, kursów, korepetycje',
    energy: 'energia, energetyka, fotowoltaika, energetyczna, energetycznej, fotowoltaiki, firmy fotowoltaicznej',
    fashion:
      'moda, odzież, ubrania, obuwie, biżuteria, modowa, modowej, odzieżowa, odzieżowej, ubraniami, ubrań, odzieżą, odzieży, biżuterii, butów, sklep odzieżowy',
    'food-and-beverage':
      'żywność, jedzenie, napoje, spożywcza, spożywczy, spożywczej, piekarnia, wina, wino, winnica, browar',
    gaming: 'gry, gry komputerowe',
    government: 'sektor publiczny, urząd, samorząd',
    healthcare:
      'zdrowie, medycyna, lekarze, lekarz, dentysta, dentyści, stomatolog, klinika, kliniki, medyczna, farmacja, medycznej, farmaceutyczny, farmaceutyczna, farmaceutycznej, gabinet stomatologiczny, gabinetu stomatologicznego, dentystów, stomatologów, lekarzy, dentysty, dentystyczna, dentystycznej, dentystycznego, stomatologia, stomatologiczna, stomatologicznej, lekarza, stomatologa, fizjoterapeuta, fizjoterapeuty, fizjoterapia, fizjoterapii, psycholog, psychologa, weterynarz, weterynarza, apteka, apteki, szpital, szpitala, przychodnia, przychodni, optyk, ortodonta, gabinet lekarski, gabinetu lekarskiego, medycznego',
    hospitality:
      'hotele, hotel, restauracje, restauracja, gastronomia, hotelarska, hotelarskiej, gastronomiczna, gastronomicznej, hoteli, restauracji, hotelu, kawiarnia, kawiarni, pensjonat, pensjonatu, bar, restaurację, hotelem, apartamenty, apartamentów, catering, cateringu, agroturystyka, noclegi, pizzeria, pizzerii',
    'legal-services':
      'prawnik, prawnicy, kancelaria, kancelarie, kancelaria prawna, adwokat, notariusz, prawnicza, prawniczej, prawna, prawnej, prawników, adwokatów, kancelarii, prawnika, adwokata, notariusza, kancelarii prawnej, kancelarii adwokackiej, radca prawny, radcy prawnego, biuro rachunkowe, biura rachunkowego, doradca podatkowy, księgowość, księgowa',
    logistics:
      'logistyka, transport, spedycja, logistyczna, transportowa, firmy transportowej, firma transportowa, transportowej, spedycyjna',
    manufacturing:
      'przemysł, produkcja, produkcyjna, fabryka, fabryki, producent, producenta, firmy produkcyjnej, firma produkcyjna, przemysłowej, firma przemysłowa, firmy przemysłowej, przemysłowa',
    'media-and-entertainment': 'rozrywka, muzyka, wydawnictwa',
    nonprofit:
      'organizacje pozarządowe, fundacja, stowarzyszenie, ngo, fundacji, stowarzyszenia, organizacji pozarządowej',
    'real-estate':
      'nieruchomości, biuro nieruchomości, pośrednik nieruchomości, biura nieruchomości, pośrednika nieruchomości, nieruchomościami, agencja nieruchomości, agencji nieruchomości',
    retail:
      'handel, sklepy, sklep, handel detaliczny, sklepu, sklepów, sklepem, sklepie, sklep meblowy, sklepie meblowym, sklepu meblowego, meble, meblowy',
    software:
      'oprogramowanie, saas, it, technologia, startup, startupy, startupów, startupu, firmy technologicznej, firma technologiczna, firmy it, firma it, software house, software house’u, technologicznej, firm technologicznych, saasu, oprogramowania',
    'sports-and-fitness':
      'sport, siłownia, fitness, sportowa, sportowej, siłowni, klub fitness, klubu fitness, trener personalny, trenera personalnego, klub sportowy, joga',
    'travel-and-tourism': 'turystyka, podróże, biuro podróży, turystyczna, turystycznej, biura podróży, turystyki',
  },
  places: {
    warsaw: 'warszawie, warszawy, warszawą, warszawę',
    krakow: 'krakowie, krakowa, krakowem',
    wroclaw: 'wrocławiu, wrocławia',
    poznan: 'poznaniu, poznania',
    gdansk: 'gdańsku, gdańska',
    lodz: 'łodzi, łódzki, łódzka',
    katowice: 'katowicach, katowic',
    lublin: 'lublinie, lublina',
    szczecin: 'szczecinie, szczecina',
    gdynia: 'gdyni, gdynią',
    cologne: 'kolonii',
    berlin: 'berlinie',
    'frankfurt-am-main': 'frankfurt',
    hamburg: 'hamburgu',
    vienna: 'wiedniu',
    london: 'londynie',
    paris: 'paryżu',
    barcelona: 'barcelonie',
    milan: 'mediolanie',
    rome: 'rzymie',
    brussels: 'brukseli',
    poland: 'polsce, polski',
    germany: 'niemczech, niemiec',
    china: 'chinach, chin',
    madrid: 'madrycie',
    prague: 'pradze',
    'united-states': 'usa, ameryka, stany, stanach zjednoczonych',
    'united-kingdom': 'anglia, uk, wielkiej brytanii',
    netherlands: 'niderlandy',
    czechia: 'czechach',
    europe: 'europie, europy, europejski, europejska, europejskie',
    'european-union': 'ue, unii europejskiej',
    'western-europe': 'europie zachodniej',
    'southern-europe': 'europie południowej',
    'northern-europe': 'europie północnej, skandynawia, skandynawii, skandynawski, skandynawska, kraje nordyckie',
    'eastern-europe': 'europie wschodniej',
    'central-europe': 'europa środkowa, europie środkowej',
    benelux: 'beneluksu, beneluksie',
    'middle-east': 'bliski wschód, bliskim wschodzie',
    asia: 'azji',
    africa: 'afryce',
    'north-america': 'ameryce północnej',
    'south-america': 'ameryce południowej',
    'latin-america': 'ameryce łacińskiej',
  },
  languages: {
    en: 'anglojęzyczna, anglojęzyczny, anglojęzycznej',
    nl: 'holenderski',
  },
  languageForms: '~u, ~iego, ~im, ~a, ~iej, ~ie, ~ojęzyczna, ~ojęzyczny, ~ojęzycznej',
  fillers:
    'kanton, agencja, agencje, agencji, firma, firmy, w, we, na, z, ze, i, oraz, dla, do, od, blisko, blisko mnie, w pobliżu, okolice, najlepsza, najlepsze, dobra, dobre, top, marketing, agencja marketingowa, marketingowa, marketing internetowy, marketing cyfrowy, interaktywna, reklamowa, agencja interaktywna, agencja reklamowa, digital, online, specjalista, specjaliści, ekspert, eksperci, tania, tanie, szukam, usługi, usługa, mała, agencja mediowa, agencja kreatywna, agencja digital, domy mediowe, tworzenie, prowadzenie, kampania, potrzebuję, zrobić, stworzyć, obsługa, po, która, mówi, mówiąca, mówiący, mówiącej, mówią, język, języka, języku, w języku, językiem, budżet, mały budżet, niski budżet, kto, co, jak, gdzie, jaka, jaki, ile, kosztuje, koszt, koszty, cena, ceny, cennik, robi, czy, lub, albo, ktoś, moja, mój, mojej, nasza, używa, używająca, korzysta z, pracuje z, tani, tanio, najtańsza, najlepszy, najlepszych, dobre opinie, z dobrymi opiniami, polecana, polecane, więcej klientów, nowi klienci, klienci, klientów, partner, ranking, mały, dwujęzyczna, wielojęzyczna, doświadczenie, doświadczona, msp, kampanii, kampanię, prowadzenia, robienia, obsługi, obsługę, tworzenia, szukamy, potrzebujemy, pozyskać, pozyskać klientów, pacjenci, więcej pacjentów, pacjentów, w sieci, tanich, taniej, nowy, nowa, nowe, nową, to, jest, są, się, mi, nam, mnie, nas, mojego, naszego, naszej, nasz, chcę, chcemy, szukam agencji, pomoc, pomoże, pomogą, przy, przez, o, u, który, które, którzy, dobrego, dobrej, dobrą, dobry, aby, żeby, swoją, swojego, swojej, mam, mamy, ma, jakie, agencję, agencją, firmę, firmą, specjalizująca się w, sprzedawać, więcej, sprzedaż, większa sprzedaż, strategia, projekt, wypromować, wypromowania, promocja, sprzedawać więcej, okolicy, okolicach, region, rejon, agencje kreatywne, oba, obie, obu, zarówno, wszędzie, cała, całej, cały, całym, północ, północy, południe, południu, wschód, wschodzie, zachód, zachodzie, biuro, biura, biurem, siedziba, siedzibą',
  sectors: 'branża, branży, branże, sektor, sektora, przemysł, przemysłu, marka, marki, marek, marce, markę',
  advisers: 'doradztwo, doradca, doradcy, konsulting, konsultant, konsultanta, konsultanci',
  amounts: {
    atMost:
      'do, poniżej, max, maks, maksymalnie, maksimum, mniej niż, nie więcej niż, budżet, budżet do, budżetem, budżetem do, w budżecie, z budżetem',
    atLeast: 'od, powyżej, ponad, więcej niż, co najmniej, minimum, min',
    around: 'około, ok, między, za, z, na, miesięcznie, na miesiąc, miesiąc',
    to: 'do, a, i',
  },
};
