import type { Synonyms } from './synonyms.ts';

export const de: Synonyms = {
  services: {
    seo: 'suchmaschinenoptimierung, suchmaschinen optimierung, google optimierung, google ranking, seo beratung, bei google gefunden werden, auf google gefunden werden, google gefunden werden, auf google nach oben, auf google nach oben kommen, bei google nach oben, auf seite 1, mehr besucher, suchmaschinenoptimierer, ki seo, ki optimierung, seo optimierung, seo experte, anfragen über google, über google, kunden über google',
    'technical-seo': 'technische suchmaschinenoptimierung',
    'local-seo': 'lokale suchmaschinenoptimierung, lokale suche, google unternehmensprofil',
    'link-building': 'linkaufbau, backlinks',
    'international-seo': 'mehrsprachiges seo, internationale suchmaschinenoptimierung',
    'paid-advertising':
      'suchmaschinenwerbung, sea, sem, ppc, klickwerbung, anzeigen, werbung, werbeanzeigen, onlinewerbung, online werbung, performance marketing, suchmaschinenmarketing, bezahlte anzeigen, leadgenerierung, kundengewinnung, neukundengewinnung, mediaagentur, mediaplanung, adwords kampagnen, google werbekampagne, social ads, mediaagenturen',
    'google-ads': 'google werbung, google anzeigen, adwords',
    'display-advertising': 'bannerwerbung, banner',
    'shopping-ads': 'google shopping',
    remarketing: 'retargeting',
    'social-media':
      'soziale medien, soziale netzwerke, social media marketing, social media betreuung, instagram betreuung, facebook betreuung, xing, social media agentur, sozial media',
    'paid-social':
      'facebook werbung, instagram werbung, social media werbung, linkedin werbung, meta werbung, facebook anzeigen, instagram anzeigen, social media anzeigen, linkedin anzeigen, werbung auf facebook, werbung auf instagram, facebook kampagne, tiktok werbung',
    'influencer-marketing': 'influencer',
    'short-video':
      'videoproduktion, filmproduktion, imagefilm, imagefilme, imagefilm produktion, imagefilmproduktion, werbefilm, werbevideo, video, videos, erklärvideo, erklärvideos, produktvideo, produktvideos, videograf, recruitingvideo, unternehmensfilm, werbespot, film produktion, video produktion, videodreh',
    content: 'inhalte, content marketing, contentmarketing, redaktion',
    copywriting:
      'texter, werbetexte, texte, texten, webtexte, seo texte, seo texter, texte schreiben, seo texte schreiben, blogartikel schreiben',
    'blog-writing': 'blog, blogs, blogtexte, blogartikel, blogbeiträge',
    'translation-and-localization':
      'übersetzung, übersetzungen, lokalisierung, übersetzen, übersetzer, übersetzt, website übersetzen, webseite übersetzen, homepage übersetzen, website übersetzen lassen',
    'email-marketing': 'newsletter marketing, mailings, mailing, email',
    'marketing-automation': 'marketingautomatisierung, automatisierung',
    'web-design':
      'webseite, webseiten, website, websites, homepage, internetseite, internetauftritt, gestaltung, webdesigner, website erstellen, homepage erstellen, webagentur, internetseiten, landingpages, websites erstellen, webauftritt, web seite, neue website, neue webseite, neue homepage',
    'website-redesign':
      'relaunch, redesign, website überarbeiten, webseite überarbeiten, homepage überarbeiten, website modernisieren, website relaunch',
    'user-research': 'usability, nutzertests',
    'accessibility-review': 'barrierefreiheit, barrierefreie website, barrierefreie webseite, barrierefrei',
    'web-development':
      'programmierung, webentwickler, programmierer, entwicklung, internetagentur, app entwicklung, apps, app entwickeln, app programmieren, programmieren, softwareentwicklung, webapp',
    'shop-development':
      'onlineshop, online shop, webshop, shopware, shopify, shop erstellen, shop agentur, shopsystem, shopsysteme, shop umzug, onlineshop erstellen, woocommerce, onlineshops, online shops',
    'cms-development': 'wordpress, typo3',
    'page-speed': 'ladezeit, ladezeiten, pagespeed',
    'website-maintenance': 'wartung, website pflege',
    branding:
      'marke, marken, markenbildung, markenaufbau, markenagentur, corporate design, erscheinungsbild, grafikdesign, grafiker, grafikdesigner, grafik, employer branding, arbeitgebermarke, visitenkarten, flyer, broschüre, broschüren, rebranding, markenauftritt, geschäftsausstattung, recruiting kampagne, recruiting, personalmarketing, designagentur, designagenturen, designbüro',
    'logo-design': 'logo, logos, logo erstellen',
    'packaging-design': 'verpackung, verpackungen',
    analytics: 'webanalyse, web analyse, datenanalyse, auswertung',
    'consent-management': 'dsgvo, cookie banner, datenschutz',
    'conversion-optimization': 'conversionoptimierung, conversion rate optimierung, konversionsoptimierung',
    'public-relations': 'pr, pr agentur, presse, presseagentur, public relations',
    'media-relations': 'pressemitteilungen, medienarbeit',
    'crisis-communication': 'krisen pr',
    'event-promotion': 'messe, messestand, events, veranstaltungen, messebau',
    marketplaces: 'amazon, marktplatz, amazon agentur, ebay, otto',
    'marketplace-advertising': 'amazon werbung, amazon ppc',
    'product-photography': 'produktfotos, produktbilder, fotograf, fotografie, fotografen',
    'app-store-optimization': 'app vermarkten, app bekannt machen',
    'review-management': 'bewertungen, kundenbewertungen',
  },
  industries: {
    automotive: 'auto, autos, autohaus, autohäuser, werkstatt, kfz, automobilbranche, autowerkstatt, kfz werkstatt',
    'banking-and-insurance': 'banken, bank, versicherung, versicherungen, finanzen, finanzdienstleister, fintech',
    'beauty-and-cosmetics':
      'kosmetik, schönheit, friseur, beauty, friseursalon, kosmetikstudio, nagelstudio, barbershop',
    construction:
      'bau, handwerk, handwerker, architekten, bauunternehmen, dachdecker, handwerksbetrieb, handwerksbetriebe, elektriker, maler, klempner, tischler, schreiner, baufirma, garten und landschaftsbau, gartenbau, sanitär, heizungsbauer, dachdeckerbetrieb, handwerksfirma',
    consulting: 'unternehmensberatung, berater, coaching, coaches',
    'e-commerce': 'onlinehandel, online handel, versandhandel',
    education:
      'schulen, schule, hochschulen, universität, weiterbildung, sprachschule, sprachschulen, englischkurs, englischkurse, sprachkurs, sprachkurse, kita, kindergarten, fahrschule, fahrschulen, nachhilfe, akademie',
    energy: 'strom, stadtwerke, solar, photovoltaik, energieversorger',
    fashion: 'bekleidung, kleidung, schuhe, schmuck, textil, mode, modelabel, modemarke',
    'food-and-beverage':
      'lebensmittel, getränke, essen und trinken, wein, nahrungsmittel, bäckerei, bäcker, bio lebensmittel, brauerei, weingut, winzer',
    gaming: 'spiele, games, videospiele',
    government:
      'behörden, behörde, verwaltung, kommunen, städte, öffentlicher dienst, gemeinde, gemeinden, stadtverwaltung',
    healthcare:
      'gesundheit, medizin, ärzte, arzt, arztpraxis, zahnarzt, zahnärzte, klinik, kliniken, praxis, pharma, medizintechnik, pflegedienst, pflegeheim, physiotherapie, physiotherapeut, physiotherapeuten, apotheke, apotheken, zahnarztpraxis, tierarzt, tierärzte, heilpraktiker, psychotherapeut, krankenhaus, kieferorthopäde, hautarzt, schönheitsklinik, optiker, pflegekräfte',
    hospitality:
      'hotel, hotels, gastronomie, restaurant, restaurants, hotellerie, café, cafés, bar, ferienwohnung, ferienwohnungen, pension, catering, gasthof, eisdiele',
    'legal-services': 'anwalt, anwälte, rechtsanwalt, rechtsanwälte, kanzlei, kanzleien, recht, notar, steuerberater',
    logistics: 'spedition, transport, versand, lager',
    manufacturing:
      'industrie, maschinenbau, produktion, fertigung, hersteller, mittelstand, maschinenbauer, produktionsbetrieb, industriebetrieb',
    'media-and-entertainment': 'medien, unterhaltung, verlage, verlag, musik, film',
    nonprofit:
      'verein, vereine, stiftung, ngo, gemeinnützig, non profit, kirche, gemeinnütziger verein, hilfsorganisation',
    'real-estate': 'makler, immobilienmakler, hausverwaltung',
    retail: 'handel, geschäfte, läden, händler, möbelhaus, möbel',
    software:
      'it, saas, technologie, startup, startups, softwarefirma, softwareunternehmen, softwarehersteller, it unternehmen, it firma, app startup',
    'sports-and-fitness':
      'sport, fitnessstudio, fitness, fitnessstudios, sportverein, personal trainer, yogastudio, yoga',
    'travel-and-tourism': 'tourismus, reisen, reiseveranstalter, urlaub',
  },
  places: {
    munich: 'muenchen',
    cologne: 'koeln, kölner, koelner',
    dusseldorf: 'duesseldorf',
    nuremberg: 'nuernberg',
    zurich: 'zuerich, zürcher',
    wurzburg: 'wuerzburg',
    munster: 'muenster, münsteraner',
    lubeck: 'luebeck',
    gottingen: 'goettingen',
    'frankfurt-am-main': 'frankfurt',
    'united-states': 'usa, amerika',
    'united-kingdom': 'großbritannien, uk',
    netherlands: 'holland',
    czechia: 'tschechei',
    switzerland:
      'schweizweit, deutschschweiz, westschweiz, ostschweiz, schweizer, schweizerisch, schweizerische, schweizerischen',
    austria: 'österreichweit, österreichisch, österreichische, österreichischen',
    vienna: 'wiener',
    hanover: 'hannoveraner',
    essen: 'essener',
    basel: 'basler',
    bern: 'berner',
    graz: 'grazer',
    mainz: 'mainzer',
    kiel: 'kieler',
    linz: 'linzer',
    geneva: 'genfer',
    paris: 'pariser',
    germany: 'deutschlandweit, süddeutschland, norddeutschland, ostdeutschland, westdeutschland, mitteldeutschland',
    europe: 'europäisch, europäische, europäischen, europaweit',
    'european-union': 'eu, eu weit',
    'central-europe': 'mitteleuropa',
    'eastern-europe': 'mittel und osteuropa',
    'northern-europe': 'skandinavien, skandinavisch, skandinavische, skandinavischen, nordische länder',
    dach: 'dach raum, dachraum, dach länder',
    'middle-east': 'naher osten, nahen osten, nahost',
    'north-rhine-westphalia': 'nrw, ruhrgebiet, ruhrpott, rheinland',
    belgium: 'flandern, wallonien',
  },
  languages: {
    nl: 'holländisch, flämisch',
    zh: 'mandarin',
  },
  languageForms: '*e, *en, *er, *es, *em, *sprachig, *sprachige, *sprachigen, *sprachiger, *sprachiges',
  fillers:
    'kanton, agentur, agenturen, firma, firmen, unternehmen, anbieter, in, im, der, die, das, den, und, für, mit, von, aus, zu, bei, nähe, in der nähe, umgebung, beste, besten, gute, guter, top, marketing, marketingagentur, marketing agentur, werbeagentur, onlinemarketing, online marketing, digitalagentur, digital, online, experten, experte, spezialist, spezialisten, dienstleister, freelancer, günstig, preiswert, suche, ich suche, hilfe bei, kleine, raum, erstellen, erstellen lassen, machen, machen lassen, lassen, gestalten, gestalten lassen, schalten, schalten lassen, bauen, betreuung, betreuen, kampagne, kampagnen, wer, kann, brauche, ich brauche, wir suchen, full service, full service agentur, kreativagentur, werbung agentur, optimierung, einrichten, einrichten lassen, erstellung, gestaltung, pflege, spricht, sprechen, sprechende, sprache, auf, budget, kleines budget, kleinem budget, mit kleinem budget, was, wie, wo, welche, welcher, kostet, kosten, preis, preise, viel, oder, macht, jemand, jemanden, mein, meine, meinen, meiner, meinem, in meiner nähe, unser, unsere, unseren, nutzt, nutzen, verwendet, arbeitet, arbeiten, günstige, günstiges, günstiger, günstigen, preiswerte, billig, billige, guten, gutes, bester, bestes, gute bewertungen, guten bewertungen, mit guten bewertungen, gut bewertet, gut bewertete, sitz, mit sitz, mehr kunden, neue kunden, kunden, kunden gewinnen, gewinnen, partner, zuverlässig, zuverlässige, empfehlung, empfehlungen, vergleich, kleiner, kleines, kleinen, ins, zweisprachig, zweisprachige, mehrsprachig, mehrsprachige, kenntnisse, kenntnissen, erfahrung, erfahrene, erfahrenen, gesucht, kmu, entwickeln, entwickeln lassen, umzieht, umziehen, unterstützung, hilfe, patienten, mehr patienten, neue patienten, verbessern, schreiben, schreiben lassen, neu, neue, neuen, online gehen, ein, eine, einen, einer, einem, eines, dem, des, am, beim, vom, zum, zur, um, an, nach, als, auch, sehr, dass, ich, sich, ist, sind, hat, haben, habe, wird, werden, möchte, möchten, will, wollen, soll, sollte, helfen, hilft, uns, mir, ihr, ihre, welches, sowie, durch, etwas, gern, gerne, bitte, dringend, suchen, unserem, unserer, benötige, benötigen, brauchen, dabei, wir, es, mehr, mehr anfragen, anfragen, gründung, verkaufen, mehr verkaufen, verkauf, umsatz, mehr umsatz, nachhaltige, nachhaltig, bekannter machen, großraum, region, umland, ballungsraum, gegend, kommunikationsagentur, beide, beiden, sowohl, überall, bundesweit, landesweit, nördlich, nördliche, nördlichen, südlich, südliche, südlichen, östlich, östliche, östlichen, westlich, westliche, westlichen, norden, süden, osten, westen, büro, büros, niederlassung, niederlassungen, standort, standorte, filiale',
  sectors: 'branche, branchen, sektor, industrie, marke, marken, label, labels',
  advisers: 'berater, beraterin, beraterinnen, beratern, consulting, consultant, consultants',
  amounts: {
    atMost:
      'unter, bis, bis zu, max, maximal, maximum, höchstens, weniger als, nicht mehr als, budget, budget von, budget bis, mit budget, unterhalb von',
    atLeast: 'ab, über, mehr als, mindestens, minimum, min',
    around:
      'etwa, ca, circa, ungefähr, rund, um die, zwischen, von, für, mit, pro monat, im monat, monatlich, monat, pro projekt',
    to: 'bis, und',
  },
};
