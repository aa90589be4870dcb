import type { Synonyms } from './synonyms.ts';

export const en: Synonyms = {
  services: {
    seo: 'search engine optimization, search engine optimisation, organic search, search optimization, rankings, ai seo, ai search, ai optimization, generative engine optimization, chatgpt, chatgpt optimization, rank on google, rank higher on google, rank higher, higher ranking, higher rankings, google ranking, google rankings, website rank, website ranking, more traffic, organic traffic, website traffic, get found on google, found on google, seo consultants, seo consultancy, seo consulting',
    'technical-seo': 'tech seo, crawling, indexing',
    'local-seo': 'local search, google business profile, google my business, google maps',
    'link-building': 'backlinks, links, linkbuilding, link outreach',
    'on-page-seo': 'onpage',
    'seo-audit': 'site audit',
    'international-seo': 'multilingual seo, global seo',
    'paid-advertising':
      'ppc, sea, sem, pay per click, paid search, search ads, search engine advertising, paid media, ads, advertising, performance marketing, media buying, lead generation, lead gen, leads, demand generation, online advertising, ad campaigns, google shopping ads, performance, search engine marketing, media agency, media agencies',
    'google-ads':
      'adwords, google adwords, ads on google, advertise on google, advertising on google, google ad, google advertising, google ppc',
    'microsoft-ads': 'bing ads, bing',
    'display-advertising': 'display ads, banner ads, banners, programmatic',
    'shopping-ads': 'google shopping, merchant center',
    remarketing: 'retargeting',
    'social-media':
      'smm, social media marketing, social, social media management, instagram, facebook, linkedin, pinterest, social networks, instagram marketing, facebook marketing, linkedin marketing',
    'paid-social':
      'facebook ads, instagram ads, meta ads, linkedin ads, tiktok ads, social ads, social media advertising, social media ads, facebook advertising, instagram advertising, linkedin advertising, meta advertising, youtube advertising, pinterest ads, ads on facebook, ads on instagram, snapchat ads, reddit ads',
    'influencer-marketing': 'influencers, influencer, creators',
    'short-video':
      'tiktok, reels, youtube shorts, shorts, youtube, video, videos, video production, video marketing, video ads, video ad, video ad production, video studio, promo video, promo videos, explainer video, explainer videos, product video, product videos, corporate video, corporate videos, image film, videographer, video producer, filmmaker, drone video, drone videos, drone footage',
    content: 'content marketing, content creation, content production, inbound marketing, inbound',
    copywriting:
      'copy, copywriter, texts, website copy, copywriters, writer, writers, content writer, content writers, seo texts',
    'blog-writing': 'blog, blogging, articles, blog posts',
    'translation-and-localization':
      'translation, localization, localisation, translations, translate, translator, translators, translate our website, translate my website, website translation, translate website',
    'email-marketing': 'email, mailing, mailings, email campaigns, e mail marketing, crm marketing',
    newsletters: 'newsletter',
    'marketing-automation': 'automation, drip campaigns',
    'web-design':
      'website design, website, websites, ui design, ux design, ux, ui, web designer, site design, designer, designers, web designers, website builder, web studio, web design studio, ui design studio, ux design studio, mobile website, mobile friendly website, responsive website, responsive design, responsive web design, new website, wordpress website design, webdesigner, webdesigners, web agency, web agencies',
    'website-redesign':
      'redesign, relaunch, website relaunch, revamp, website revamp, website makeover, redo my website, redo our website',
    'landing-pages': 'landing page',
    'user-research': 'usability, ux research, usability testing, ux researcher',
    'accessibility-review': 'accessibility, wcag, a11y',
    'web-development':
      'web developer, web developers, website development, programming, developers, web dev, mobile app development, app development, app developers, app developer, mobile apps, web apps, developer, mobile app developer, mobile app developers, mobile app, software developer, app',
    'shop-development':
      'online shop, online store, shopify, woocommerce, magento, shopware, web shop, ecommerce development, shopify store, ecommerce website, start an online shop, start an online store, ecommerce site, ecommerce store, shopify website, shopify development, shopify developer',
    'cms-development':
      'wordpress, typo3, drupal, webflow, cms, wordpress site, wordpress website, wordpress developer, wordpress developers',
    'headless-websites': 'headless, headless cms, jamstack',
    'page-speed': 'core web vitals, site speed, performance optimization',
    'website-maintenance': 'maintenance, website support',
    branding:
      'brand, brand design, corporate design, brand identity, rebranding, corporate identity, graphic design, graphic designer, graphic designers, branding studio, brand studio, design studio, business cards, rebrand, re brand, rebrand our, flyer, flyers, brochure, brochures, catalog design, annual report, annual reports, annual report design, design agency, design agencies, design company, design companies',
    'logo-design': 'logo, logos, logo designer, logo designers',
    'packaging-design': 'packaging',
    analytics:
      'web analytics, google analytics, ga4, analysis, data analytics, data, looker studio dashboard, looker dashboard, looker dashboards',
    'conversion-tracking': 'tracking, tag manager, google tag manager',
    'consent-management': 'gdpr, cookie banner, consent',
    'conversion-optimization':
      'cro, conversion rate optimization, conversion rate, conversions, growth hacking, conversion optimisation, conversion rate optimisation, convert visitors, convert more visitors, more conversions',
    'ab-testing': 'split testing, experiments, ab test, ab tests, a b test, a b tests',
    'public-relations': 'pr, publicity, press, public relation',
    'media-relations': 'press relations, press releases, press office',
    'crisis-communication': 'crisis pr, crisis management',
    'event-promotion': 'event marketing, events',
    marketplaces:
      'amazon, ebay, amazon seller, amazon marketing, marketplace, amazon fba, fba, sell on amazon, selling on amazon, on amazon, etsy, etsy shop, etsy store',
    'marketplace-advertising': 'amazon ads, amazon ppc, sponsored products',
    'product-photography': 'product photos, product pictures, packshots, photography, photographer, photos',
    'app-store-optimization':
      'aso, app marketing, app store, app store optimisation, promote my app, promote our app, launch an app, app launch',
    'review-management': 'online reviews, reputation management',
  },
  industries: {
    automotive: 'cars, car dealers, car dealer, car dealership, garage, auto repair, car repair, auto repair shop',
    'banking-and-insurance':
      'banking, banks, bank, mortgage, mortgage broker, insurance, finance, fintech, financial services, crypto, cryptocurrency, blockchain, web3',
    'beauty-and-cosmetics':
      'beauty, cosmetics, skincare, hairdresser, salon, nail salon, hair salon, hair salons, beauty salon, barber, barbershop, tattoo studio, spa',
    construction:
      'builders, architects, architecture, building, trades, roofing, plumbers, plumber, electricians, electrician, roofers, contractors, lawn care, landscaping, landscapers, gardeners, painters, carpenters, handyman, home services, hvac',
    consulting: 'consultants, consultancy, coaches, coaching',
    'e-commerce': 'online retail, online stores, online shops, d2c, dtc, ecom',
    education:
      'schools, universities, edtech, e learning, training, english school, language school, language schools, school, university, college, kindergarten, daycare, driving school, tutoring, online course, online courses',
    energy: 'solar, utilities, oil and gas, renewables, electricity',
    fashion: 'clothing, apparel, shoes, jewelry, streetwear, jewellery, jewelry store, jewellery shop',
    'food-and-beverage':
      'food, drinks, beverages, beverage, grocery, wine, bakery, bakeries, pet food, brewery, breweries, winery, wineries',
    gaming: 'games, video games, esports, game studio, game studios, mobile game, mobile games, game developer',
    government: 'public sector, municipality, cities',
    healthcare:
      'health, medical, doctors, doctor, dentist, dentists, hospitals, clinic, clinics, pharma, medtech, dental, dental practice, dental clinic, physiotherapy, physiotherapist, physiotherapists, chiropractor, chiropractors, psychologist, psychologists, psychotherapy, therapist, therapists, vet, vets, veterinary, veterinarian, optician, care home, nursing home, pharmacy, pharmacies, dentistry, orthodontist, plastic surgeon, medical device, medical devices',
    hospitality:
      'hotels, hotel, restaurants, restaurant, gastronomy, cafes, italian restaurant, italian restaurants, asian restaurant, asian restaurants, chinese restaurant, chinese restaurants, french restaurant, japanese restaurant, turkish restaurant, spanish restaurant, korean restaurant, vietnamese restaurant, bar, bars, pub, cafe, coffee shop, catering, bed and breakfast, hostel, food truck, wedding venue, wedding venues',
    'legal-services':
      'law, lawyers, lawyer, law firm, law firms, attorney, attorneys, legal, solicitors, notary, tax advisor, tax advisors, tax consultant, accountant, accountants',
    logistics: 'shipping, transport, freight, warehouse, trucking',
    manufacturing: 'industry, industrial, factory, mechanical engineering, engineering, b2b industry, aerospace',
    'media-and-entertainment': 'media, entertainment, music, film, publishers, publishing',
    nonprofit:
      'non profit, ngo, charity, charities, foundation, association, associations, church, churches, trade association',
    'real-estate': 'property, realtors, realtor, estate agents, real estate agents',
    retail: 'shops, stores, retailers, pet shop, furniture store, furniture, toys',
    software:
      'saas, it, tech, b2b saas, startups, startup, technology, apps, software company, software companies, tech company, tech companies, software firm',
    'sports-and-fitness':
      'sports, fitness, gym, gyms, sport, yoga, personal trainer, personal trainers, yoga studio, sports club, football club',
    'travel-and-tourism': 'travel, tourism, tour operators, airlines, wine tourism',
  },
  places: {
    'new-york-city': 'nyc, new york, manhattan, brooklyn',
    'los-angeles': 'la',
    'san-francisco': 'sf, bay area, silicon valley',
    'united-states': 'usa, us, america, united states of america',
    'united-kingdom': 'uk, great britain, britain, gb, british',
    netherlands: 'holland, randstad',
    czechia: 'czech republic',
    turkiye: 'turkey',
    'united-arab-emirates': 'uae, emirates',
    'frankfurt-am-main': 'frankfurt',
    'newcastle-upon-tyne': 'newcastle',
    'st-petersburg': 'saint petersburg',
    'community-of-madrid': 'madrid region',
    'south-korea': 'korea',
    munich: 'muenchen',
    cologne: 'koeln',
    switzerland: 'swiss',
    ireland: 'irish',
    belgium: 'belgian, flanders, wallonia',
    austria: 'austrian',
    mexico: 'mexican',
    india: 'indian',
    canada: 'canadian',
    australia: 'australian',
    'north-america': 'north american',
    'latin-america': 'latam, latin american',
    europe: 'european',
    'european-union': 'eu',
    'central-europe': 'central europe',
    'eastern-europe': 'central and eastern europe, cee',
    'northern-europe': 'nordics, nordic, nordic countries, scandinavia, scandinavian',
    dach: 'dach, dach region',
    benelux: 'benelux',
    'middle-east': 'middle east, mena',
    emea: 'emea',
    'asia-pacific': 'apac, asia pacific',
    scotland: 'scottish',
    wales: 'welsh',
    birmingham: 'midlands, west midlands',
    leeds: 'yorkshire',
    'north-rhine-westphalia': 'ruhr area',
  },
  languages: {
    es: 'castilian',
    fr: 'francophone',
    nl: 'flemish',
    pt: 'brazilian',
    zh: 'mandarin, cantonese',
  },
  languageForms: '',
  fillers:
    'agency, agencies, company, companies, firm, firms, in, near, near me, nearby, around, for, the, a, an, and, with, of, from, to, best, top, good, marketing agency, digital marketing, online marketing, internet marketing, digital agency, digital marketing agency, marketing, digital, online, services, service, experts, expert, specialist, specialists, freelancer, cheap, affordable, local, my, i need, looking for, find, help with, small, office, based, i want, i am looking for, we need, we are looking for, need, want, hire, build, make, create, speaking, growth, growth marketing, management, manager, consultant, campaign, campaigns, strategy, ad agency, ad agencies, advertising agency, advertising agencies, creative agency, full service, full service agency, professional, leading, trusted, who, gmbh, inc, llc, ltd, limited, b2b, b2c, that, which, speaks, speak, language, languages, in the language, fluent in, budget, low budget, small budget, on a budget, polish my, polish our, polish your, polish the, polish up, does, do, doing, can, help, me, our, we, i, m, re, how, much, cost, costs, price, prices, pricing, what, is, are, where, someone, somebody, rated, best rated, top rated, highly rated, well rated, good reviews, great reviews, or, on, uses, use, using, works with, partner, business, businesses, small business, small businesses, hiring, remote, worldwide, award winning, more customers, new customers, more clients, customers, to build, inexpensive, low cost, reliable, reputable, recommended, compare, comparison, get more customers, get customers, find customers, s, budget friendly, no minimum budget, no minimum, bilingual, multilingual, experienced, experience, years of experience, with experience, sme, smes, smb, finish, from scratch, scratch, creative studio, digital studio, marketing studio, www, http, https, com, to run, run our, run my, fix, setup, set up, more patients, patients, get more patients, get more leads, our new, new, shop owner, am, been, its, this, these, their, have, has, get, you, your, by, at, as, so, could, should, would, like, please, anyone, any, some, also, into, will, there, good at, to help, helps, urgently, who can, able to, one, asap, find me, seeking, freelancers, help us, find us, get us, give us, make us, build us, us to, us with, more sales, sales, increase, increase sales, sell, sell more, sell online, launch, monthly, retainer, understands, understand, sustainable, area, areas, greater, metro area, metropolitan area, region, marketing consultants, marketing consultancy, marketing consulting, creative agencies, both, either, anywhere, everywhere, throughout, across, all over, nationwide, north, south, east, west, northern, southern, eastern, western, central, boutique, optimization, optimisation, offices',
  sectors: 'industry, industries, sector, sectors, niche, vertical, brand, brands, label, labels',
  advisers: 'consultants, consultant, consultancy, consultancies, consulting, advisors, advisers',
  amounts: {
    atMost:
      'under, below, less than, up to, max, maximum, at most, no more than, not more than, not over, budget, budgets, budget of, or less, or under, tops, spend, ad spend',
    atLeast: 'over, above, more than, at least, from, min, minimum, starting at, or more, no less than',
    around:
      'about, around, approx, approximately, roughly, between, of, a, for, with, is, per month, a month, monthly, per project, month, project, mo, per day, a day, per year, a year, within',
    to: 'to, and',
  },
};
