import type { Synonyms } from './synonyms.ts';

export const sv: Synonyms = {
  services: {
    seo: 'sökmotoroptimering, sökoptimering, sökordsoptimering, organisk sökning, sök, synas på google, högst på google',
    'local-seo': 'lokal sökoptimering, lokal seo, google företagsprofil',
    'link-building': 'länkbygge, länkar, länkbyggande',
    'seo-audit': 'seo analys',
    'paid-advertising':
      'annonsering, annonser, betald annonsering, sökmotormarknadsföring, reklam, sem, sea, ppc, onlineannonsering, sökordsannonsering, sökordsmarknadsföring, leadgenerering, annonsera, annonsera online',
    'google-ads': 'adwords, google annonser, google annonsering, annonsera på google, annonsering på google',
    'display-advertising': 'banners, displayannonsering',
    'social-media':
      'sociala medier, sociala kanaler, instagram, facebook, hantera sociala medier, sköta sociala medier',
    'paid-social':
      'facebook annonser, facebookannonsering, annonsering i sociala medier, instagram annonser, annonsering på facebook, annonser på facebook, facebook annonsering, annonsering på instagram, annonsera på facebook, annonsera på instagram, annonsera på linkedin, facebook ads, kampanj på facebook',
    'influencer-marketing': 'influencers, influerare',
    'short-video':
      'videoproduktion, filmproduktion, video, videor, film, filmer, företagsfilm, företagsfilmer, reklamfilm, reklamfilmer, produktfilm, rekryteringsfilm, filma, videograf, filmbolag, videobyrå',
    content: 'innehåll, content marketing, innehållsmarknadsföring, innehållsproduktion',
    copywriting: 'copy, texter, textförfattare, copywriter, skriva texter, seo texter',
    'blog-writing': 'blogg, blogginlägg',
    'translation-and-localization':
      'översättning, lokalisering, översätta, översätta hemsida, översätta hemsidan, översättare',
    'email-marketing': 'e postmarknadsföring, mejl, mailutskick, email, e post',
    newsletters: 'nyhetsbrev',
    'marketing-automation': 'automatisering, automation',
    'web-design':
      'webbdesign, hemsida, hemsidor, webbplats, webbplatser, webbsida, webbsidor, skapa hemsida, webbyrå, bygga hemsida, bygga hemsidor, ny webbplats, göra hemsida, bygga webbplats, bygga webbsida, design av hemsida, webbdesigner, webb',
    'website-redesign':
      'ny hemsida, redesign, göra om hemsida, göra om hemsidan, förnya hemsidan, förnya webbplatsen, uppdatera hemsida',
    'accessibility-review': 'tillgänglighet',
    'web-development':
      'webbutveckling, utveckling, programmering, utvecklare, webbutvecklare, apputveckling, appar, app',
    'shop-development':
      'webbshop, webbutik, e handelslösning, shopify, woocommerce, e handelsutveckling, bygga e handel, bygga webbutik, bygga webbshop, starta webbutik, starta e handel, starta webbshop, e handelsplattform, nätbutik',
    'cms-development': 'wordpress',
    'page-speed': 'laddtid, sidhastighet',
    'website-maintenance': 'underhåll, webbförvaltning',
    branding:
      'varumärke, varumärken, grafisk profil, varumärkesbyggande, varumärkesidentitet, grafisk design, grafisk formgivare, visitkort, broschyr, rebranding, designbyrå, designbyråer',
    'logo-design': 'logotyp, logga, logo, logotyper, ta fram logotyp, design av logotyp',
    'packaging-design': 'förpackning, förpackningar, förpackningsdesign',
    analytics: 'webbanalys, analys, data, dataanalys',
    'consent-management': 'gdpr, cookies',
    'conversion-optimization': 'konverteringsoptimering, cro, konvertering',
    'public-relations': 'pr, pr byrå, press, kommunikation',
    'crisis-communication': 'kriskommunikation',
    'event-promotion': 'evenemang, mässa, mässmonter, event',
    marketplaces: 'amazon, marknadsplatser, marknadsplats',
    'product-photography': 'produktfoto, produktbilder, fotograf, fotografering',
    'app-store-optimization': 'lansera en app, marknadsföra en app',
    'review-management': 'omdömen, recensioner, hantera omdömen',
  },
  industries: {
    automotive: 'bilar, bil, fordon, bilhandlare, verkstad, bilverkstad, bilfirma',
    'banking-and-insurance': 'bank, banker, försäkring, försäkringar, finans, fintech',
    'beauty-and-cosmetics': 'skönhet, kosmetika, frisör, hudvård, frisörsalong, skönhetssalong, nagelsalong, smink',
    construction:
      'bygg, byggföretag, arkitekter, arkitekt, hantverkare, snickare, rörmokare, elektriker, målare, byggfirma, byggfirmor, byggbolag, vvs, takläggare, trädgård',
    consulting: 'konsulter, rådgivning, coaching',
    'e-commerce': 'e handel, näthandel, ehandel, e handelsbyrå, näthandelsbyrå',
    education:
      'utbildning, skolor, skola, universitet, språkskola, språkkurs, förskola, körskola, trafikskola, gymnasium, högskola, kurser, onlinekurs',
    energy: 'energi, solceller, el',
    fashion: 'mode, kläder, skor, smycken, modevarumärke, klädmärke, klädbutik, klädföretag',
    'food-and-beverage': 'mat, dryck, livsmedel, mat och dryck, bageri, vin, vingård, bryggeri',
    gaming: 'spel, dataspel',
    government: 'offentlig sektor, kommun, kommuner, myndigheter',
    healthcare:
      'hälsa, vård, sjukvård, läkare, tandläkare, klinik, kliniker, tandläkarmottagning, tandvård, sjukgymnast, fysioterapeut, naprapat, psykolog, veterinär, vårdcentral, apotek, optiker, kiropraktor',
    hospitality:
      'hotell, restaurang, restauranger, besöksnäring, café, kafé, bar, pizzeria, catering, vandrarhem, krog, spahotell',
    'legal-services':
      'advokat, advokater, advokatbyrå, jurist, jurister, juridik, redovisningsbyrå, revisor, advokatfirma, bokföring',
    logistics: 'logistik, transport, frakt',
    manufacturing: 'industri, tillverkning, fabrik, industriföretag',
    'media-and-entertainment': 'underhållning, musik, förlag',
    nonprofit: 'ideell, ideella, förening, stiftelse, välgörenhet, föreningar, ideell förening, idrottsförening',
    'real-estate':
      'fastigheter, fastighet, mäklare, fastighetsmäklare, bostadsrättsförening, bostadsrättsföreningar, brf, mäklarbyrå, bostadsbolag, fastighetsbolag',
    retail: 'butiker, butik, detaljhandel, handel, möbelbutik, möbler',
    software:
      'mjukvara, saas, it, teknik, startup, startups, mjukvarubolag, mjukvaruföretag, it företag, it bolag, techbolag, techföretag, teknikbolag',
    'sports-and-fitness': 'sport, gym, träning, idrott, personlig tränare, idrottsklubb, yoga',
    'travel-and-tourism': 'turism, resor, resebyrå',
  },
  places: {
    'frankfurt-am-main': 'frankfurt',
    'united-states': 'amerika',
    'united-kingdom': 'england, uk',
    netherlands: 'holland',
    gothenburg: 'gbg, göteborgsk, göteborgska',
    europe: 'europeisk, europeiska',
    'northern-europe': 'norden, nordisk, nordiska, skandinavien, skandinavisk, skandinaviska',
    'central-europe': 'centraleuropa, mellaneuropa',
    'middle-east': 'mellanöstern',
  },
  languages: {
    nl: 'holländska, flamländska',
    zh: 'mandarin',
  },
  languageForms: '~, ~t, ~talande, ~språkig, ~språkiga, ~språkigt',
  fillers:
    'byrå, byråer, byrån, företag, bolag, i, på, för, med, av, från, och, till, nära, nära mig, bäst, bästa, bra, topp, marknadsföring, digital marknadsföring, digital byrå, reklambyrå, marknadsföringsbyrå, mediebyrå, digital, online, expert, experter, specialist, specialister, billig, billiga, söker, tjänster, tjänst, liten, lilla, kommunikationsbyrå, skapa, göra, kampanj, kampanjer, konsult, behöver, som, talar, pratar, språk, språket, budget, liten budget, vem, vad, hur, var, vilken, vilka, kostar, kostnad, pris, priser, gör, eller, någon, min, mitt, vår, vårt, använder, arbetar med, billigaste, billigt, bra omdömen, bra recensioner, fler kunder, nya kunder, kunder, partner, pålitlig, jämför, litet, små, tvåspråkig, flerspråkig, erfarenhet, erfaren, om, hjälp, hjälp med, ta fram, bygga, sköta, förbättra, patienter, fler patienter, ny, nytt, nya, till vår, åt, en, ett, den, det, de, är, ska, vill, vi, jag, oss, mig, att, hos, vid, kan, kunna, hjälpa, hjälper, letar, letar efter, våra, mina, din, ert, gärna, så, även, ha, har, få, mer, specialiserad på, duktig på, sälja, sälja mer, lansera, strategi, mer försäljning, försäljning, hållbar, hållbart, området, trakten, regionen, omnejd, reklambyråer, kommunikationsbyråer, kreativ byrå, kreativa byråer, både, båda, överallt, hela, rikstäckande, norra, södra, östra, västra, kontor',
  sectors: 'bransch, branschen, sektor, sektorn, industri, industrin, märke, märken, varumärke, varumärken',
  advisers: 'konsulter, konsult, konsulten, rådgivning, rådgivare',
  amounts: {
    atMost: 'under, upp till, max, maximalt, maximum, högst, mindre än, inte mer än, budget, budget på, med budget',
    atLeast: 'över, från, mer än, minst, minimum',
    around: 'cirka, ca, ungefär, runt, omkring, mellan, på, en, för, med, per månad, i månaden, månad',
    to: 'till, och',
  },
};
