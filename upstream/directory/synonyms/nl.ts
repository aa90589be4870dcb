import type { Synonyms } from './synonyms.ts';

export const nl: Synonyms = {
  services: {
    seo: 'zoekmachineoptimalisatie, zoekmachine optimalisatie, vindbaarheid, google vindbaarheid, organisch zoeken, hoger in google, vindbaar in google, gevonden worden in google, vindbaarheid in google, vindbaarheid verbeteren, beter vindbaar in google, beter vindbaar, seo optimalisatie, via google, klanten via google',
    'technical-seo': 'technische seo',
    'local-seo': 'lokale vindbaarheid, lokale seo, google bedrijfsprofiel',
    'link-building': 'linkbuilding, backlinks',
    'paid-advertising':
      'adverteren, advertenties, online adverteren, zoekmachineadverteren, sea, sem, ppc, betaalde advertenties, reclame, leadgeneratie, leads genereren, klanten werven',
    'google-ads': 'adverteren op google, adwords, google advertenties, google adverteren, adverteren in google',
    'display-advertising': 'banners, bannering',
    'social-media':
      'sociale media, socials, social media marketing, social media beheer, instagram, facebook, social media uitbesteden',
    'paid-social':
      'facebook advertenties, instagram advertenties, adverteren op social media, social ads, adverteren op facebook, adverteren op instagram, facebook adverteren, instagram adverteren, linkedin advertenties, facebook campagne, linkedin adverteren, adverteren op linkedin, tiktok advertenties, facebook ads',
    'influencer-marketing': 'influencers',
    'short-video':
      'videoproductie, video, video’s, bedrijfsvideo, bedrijfsfilm, promotievideo, promovideo, video laten maken, videograaf, productvideo, animatie',
    content: 'contentmarketing, content marketing, inhoud, contentcreatie',
    copywriting:
      'teksten, tekstschrijver, tekstschrijven, webteksten, teksten schrijven, seo teksten, seo teksten schrijven, webteksten schrijven, tekst schrijven',
    'blog-writing': 'blog, blogs, blogartikelen',
    'translation-and-localization':
      'vertaling, vertalingen, lokalisatie, vertalen, website vertalen, website laten vertalen, vertaler',
    'email-marketing': 'e mailmarketing, emailmarketing, mailing, email',
    newsletters: 'nieuwsbrief, nieuwsbrieven',
    'marketing-automation': 'automatisering, marketingautomatisering',
    'web-design':
      'website laten maken, website maken, websites, website, webontwerp, site, webdesigner, vormgeving, website bouwen, website laten bouwen, nieuwe site, websitebouw, webbureau, webpagina',
    'website-redesign': 'nieuwe website, redesign, website vernieuwen, website vernieuwing, website restylen',
    'accessibility-review': 'toegankelijkheid',
    'web-development':
      'webontwikkeling, programmeren, ontwikkeling, webbouw, websitebouwer, ontwikkelaar, app ontwikkelen, app ontwikkeling, app laten maken, app laten ontwikkelen, app laten bouwen, app bouwen, app',
    'shop-development':
      'webshop, webwinkel, webshop laten maken, shopify, woocommerce, webshop bouwen, webshop laten bouwen, webshop maken, magento',
    'cms-development': 'wordpress',
    'page-speed': 'laadtijd, snelheid',
    'website-maintenance': 'onderhoud, website onderhoud',
    branding:
      'merk, merkidentiteit, huisstijl, merkstrategie, huisstijl ontwerpen, huisstijl laten ontwerpen, visitekaartjes, folder, folders, flyer, flyers, rebranding, grafisch ontwerp, grafisch ontwerper, werving, vacatures, ontwerpbureau, ontwerpbureaus, designbureau, designbureaus',
    'logo-design': 'logo, logo ontwerp, logo laten maken',
    'packaging-design': 'verpakking, verpakkingsontwerp',
    analytics: 'webanalyse, data, analyse, data analyse',
    'consent-management': 'avg, cookies',
    'conversion-optimization': 'conversieoptimalisatie, cro, conversie',
    'public-relations': 'pr, pers, persbureau, public relations',
    'crisis-communication': 'crisiscommunicatie',
    'event-promotion': 'evenement, evenementen, beursstand',
    marketplaces: 'amazon, bol, marktplaatsen, bol com',
    'product-photography': 'productfotografie, productfoto’s, fotograaf, fotografie',
    'review-management': 'beoordelingen, recensies',
  },
  industries: {
    automotive: 'auto, auto’s, autodealer, garage, autobedrijf, autobedrijven, garagebedrijf',
    'banking-and-insurance': 'banken, bank, verzekeringen, verzekering, financiën, fintech',
    'beauty-and-cosmetics': 'schoonheid, cosmetica, kapper, schoonheidssalon, kapsalon, kappers, nagelstudio',
    construction:
      'bouw, aannemer, architecten, architect, bouwbedrijf, loodgieter, loodgieters, elektricien, schilder, installateur, hovenier, hoveniers, dakdekker, timmerman',
    consulting: 'advies, adviesbureau, consultancy, coaching',
    'e-commerce': 'online handel, online winkels',
    education:
      'onderwijs, scholen, school, opleidingen, universiteit, taalschool, engelse les, rijschool, kinderopvang, cursussen, hogeschool',
    energy: 'energie, zonnepanelen, duurzame energie',
    fashion: 'mode, kleding, schoenen, sieraden, juwelier',
    'food-and-beverage':
      'voeding, eten en drinken, dranken, levensmiddelen, bakkerij, bakkerijen, biologische producten, wijn, brouwerij',
    gaming: 'games, spellen',
    government: 'overheid, gemeente, gemeenten',
    healthcare:
      'zorg, gezondheidszorg, gezondheid, arts, artsen, tandarts, tandartsen, kliniek, ziekenhuis, tandartspraktijk, tandartspraktijken, huisarts, huisartsenpraktijk, fysiotherapeut, fysiotherapie, fysiotherapeuten, psycholoog, dierenarts, apotheek, zorginstelling, thuiszorg, orthodontist, opticien',
    hospitality:
      'horeca, hotel, hotels, restaurant, restaurants, café, bar, bed and breakfast, vakantiehuis, vakantiepark, catering',
    'legal-services':
      'advocaat, advocaten, advocatenkantoor, juridisch, notaris, recht, advocatenkantoren, notariskantoor, notarissen, accountant, accountants, accountantskantoor, boekhouder',
    logistics: 'logistiek, transport, vervoer',
    manufacturing: 'industrie, productie, maakindustrie, fabriek',
    'media-and-entertainment': 'entertainment, muziek, uitgevers',
    nonprofit: 'stichting, goede doelen, vereniging, ngo, goed doel, verenigingen',
    'real-estate': 'vastgoed, makelaar, makelaars, makelaardij, makelaarskantoor, projectontwikkelaar',
    retail: 'winkels, detailhandel, winkel, meubels, meubelwinkel',
    software:
      'saas, it, ict, technologie, startup, startups, softwarebedrijf, softwarebedrijven, it bedrijf, softwareleverancier, techbedrijf',
    'sports-and-fitness': 'sport, sportschool, fitness, sportclub, personal trainer, yoga, sportscholen',
    'travel-and-tourism': 'toerisme, reizen, reisbureau',
  },
  places: {
    'frankfurt-am-main': 'frankfurt',
    berlin: 'berlijn',
    lille: 'rijsel',
    'the-hague': '’s gravenhage, haagse',
    'united-states': 'vs, usa, amerika',
    'united-kingdom': 'vk, groot brittannië, engeland',
    netherlands: 'holland, randstad',
    belgium: 'belgisch, belgische, vlaanderen, wallonië',
    ghent: 'gentse',
    europe: 'europees, europese',
    'northern-europe': 'scandinavië, scandinavisch, scandinavische',
    'central-europe': 'midden europa, centraal europa',
    'middle-east': 'midden oosten',
  },
  languages: {
    en: 'engelstalig',
    nl: 'hollands, vlaams',
    fr: 'franstalig',
    zh: 'chinese, mandarijn',
    pt: 'portugese',
    vi: 'vietnamese',
  },
  languageForms: '*e, *talig, *talige, *sprekend, *sprekende',
  fillers:
    'bureau, bureaus, bedrijf, bedrijven, in, te, bij, de, het, een, en, voor, met, van, uit, op, buurt, in de buurt, regio, beste, goede, goed, top, marketing, marketingbureau, online marketing, onlinemarketing, internetbureau, digitaal bureau, digitaal, online, specialist, specialisten, expert, experts, goedkoop, goedkope, ik zoek, zoek, laten maken, klein, diensten, reclamebureau, mediabureau, communicatiebureau, maken, beheer, campagne, campagnes, consultant, nodig, laten, ontwerpen, laten ontwerpen, uitbesteden, die, spreekt, spreken, sprekend, sprekende, taal, budget, klein budget, wie, wat, hoe, waar, welk, welke, kost, kosten, prijs, prijzen, doet, of, iemand, mijn, onze, ons, dat, gebruikt, werkt met, goedkoopste, goede reviews, best beoordeelde, meer klanten, nieuwe klanten, klanten, bouwen, laten bouwen, partner, betrouwbaar, betrouwbare, vergelijken, kleine, tweetalig, meertalig, ervaring, ervaren, mkb, schrijven, verbeteren, zzp, zzper, zzp er, patiënten, meer patiënten, hulp, nieuw, starten, om, is, zijn, heb, hebben, wil, willen, wij, we, ik, me, mij, aan, door, als, ook, dit, deze, helpen, helpt, graag, zoeken, wie kan, kan, kunnen, hulp bij, op zoek naar, moet, er, je, m’n, wij zoeken, gespecialiseerd in, via, verkopen, online verkopen, meer verkopen, promoten, naar, strategie, meer omzet, duurzame, omgeving, omstreken, reclamebureaus, mediabureaus, creatief bureau, creatieve bureaus, beide, zowel, allebei, overal, heel, landelijk, noord, zuid, oost, west, noorden, zuiden, oosten, westen, kantoor, kantoren, vestiging, vestigingen',
  sectors: 'branche, sector, industrie, merk, merken, label',
  advisers: 'advies, adviesbureau, adviseur, adviseurs, consultancy, consultant, consultants',
  amounts: {
    atMost:
      'onder, onder de, tot, max, maximaal, maximum, minder dan, budget, budget van, met budget, hooguit, hoogstens, niet meer dan',
    atLeast: 'boven, vanaf, meer dan, minstens, minimaal, minimum, min',
    around: 'ongeveer, circa, ca, rond, rond de, tussen, van, een, voor, met, per maand, maandelijks, maand',
    to: 'tot, en',
  },
};
