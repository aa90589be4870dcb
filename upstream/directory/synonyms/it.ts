import type { Synonyms } from './synonyms.ts';

export const it: Synonyms = {
  services: {
    seo: 'posizionamento sui motori di ricerca, posizionamento, ottimizzazione per i motori di ricerca, indicizzazione, posizionamento google, primo su google, primi su google, apparire su google, visibilità su google, posizionamento seo, ottimizzazione seo',
    'local-seo': 'seo locale, scheda google',
    'link-building': 'link, costruzione di link, backlink',
    'paid-advertising':
      'pubblicità, pubblicità online, campagna pubblicitaria, pubblicità a pagamento, annunci, inserzioni, campagne, sem, sea, ppc, acquisizione clienti, generazione contatti',
    'google-ads':
      'adwords, pubblicità su google, annunci google, pubblicità google, campagne google ads, campagna google ads, campagne google, google adwords',
    'display-advertising': 'banner, display',
    'social-media':
      'social, social network, social media marketing, reti sociali, gestione social, gestione social media, gestione social network, instagram, facebook, gestire i social, pagine social',
    'paid-social':
      'pubblicità su facebook, pubblicità instagram, inserzioni facebook, social ads, pubblicità facebook, pubblicità su instagram, inserzioni instagram, campagna facebook, campagne facebook, campagna instagram, facebook ads, pubblicità sui social, pubblicità sui social media, inserzioni su facebook',
    'influencer-marketing': 'influencer',
    'short-video':
      'produzione video, video maker, video, video aziendali, video aziendale, riprese video, produzione video aziendali, spot, spot pubblicitario, videomaker, video promozionali, video promozionale',
    content: 'contenuti, content marketing, marketing dei contenuti, contenuto',
    copywriting: 'testi, copywriter, redazione testi',
    'blog-writing': 'blog, articoli',
    'translation-and-localization':
      'traduzione, traduzioni, localizzazione, traduzione del sito, traduzione sito web, tradurre il sito, traduttore',
    'email-marketing': 'email, posta elettronica, mailing',
    newsletters: 'newsletter',
    'marketing-automation': 'automazione, automazione del marketing',
    'web-design':
      'siti web, sito web, siti internet, sito internet, realizzazione siti web, creazione siti web, progettazione web, grafica web, sito, siti, sito internet aziendale, sito aziendale, rifare sito, creare sito web, realizzazione sito web, realizzazione sito, creazione sito web, pagina web',
    'website-redesign':
      'restyling, restyling sito, rifare il sito, rifare il mio sito, rinnovare il sito, rifacimento sito, restyling del sito, restyling sito web',
    'accessibility-review': 'accessibilità',
    'web-development':
      'sviluppo web, sviluppo, programmazione, sviluppatore, sviluppatori, sviluppo app, sviluppo di app, app',
    'shop-development': 'negozio online, negozi online, sito e commerce, shopify, prestashop, woocommerce',
    'cms-development': 'wordpress',
    'page-speed': 'velocità, velocità del sito',
    'website-maintenance': 'manutenzione, manutenzione siti',
    branding:
      'marchio, marca, identità visiva, immagine coordinata, identità di marca, grafica, grafico, design grafico, grafica pubblicitaria, biglietti da visita, volantini, brochure, rebranding',
    'logo-design': 'logo, loghi, creazione logo, logo aziendale',
    'packaging-design': 'confezioni, imballaggi, packaging',
    analytics: 'analisi, analisi dati, dati',
    'consent-management': 'gdpr, cookie',
    'conversion-optimization': 'cro, conversioni, tasso di conversione, ottimizzazione delle conversioni',
    'public-relations': 'relazioni pubbliche, pr, ufficio stampa, stampa',
    'media-relations': 'comunicato stampa, comunicati stampa',
    'crisis-communication': 'comunicazione di crisi',
    'event-promotion': 'eventi, organizzazione eventi, fiere',
    marketplaces: 'amazon, marketplace, mercati online',
    'product-photography':
      'foto prodotto, fotografia di prodotto, fotografo, fotografia, fotografo prodotti, foto prodotti, foto di prodotto, foto di prodotti',
    'app-store-optimization': 'lanciare un app, promuovere un app',
    'review-management': 'recensioni, gestione recensioni, recensioni google',
  },
  industries: {
    automotive: 'auto, automobili, concessionaria, officina, automobilistico, automobilistica',
    'banking-and-insurance':
      'banche, banca, assicurazioni, assicurazione, finanza, fintech, bancario, finanziario, assicurativo',
    'beauty-and-cosmetics':
      'bellezza, cosmetica, cosmetici, parrucchiere, centro estetico, centri estetici, estetista, salone di bellezza, barbiere, parrucchieri',
    construction:
      'edilizia, costruzioni, architetti, architetto, ristrutturazioni, edile, impresa edile, imprese edili, idraulico, elettricista, falegname, giardiniere, serramenti',
    consulting: 'consulenza, consulenti, coaching',
    'e-commerce': 'commercio elettronico, vendita online',
    education:
      'formazione, istruzione, scuole, scuola, università, scuola di lingue, scuola di inglese, corso di inglese, asilo, autoscuola, corsi online, accademia',
    energy: 'energia, fotovoltaico, rinnovabili, energetico',
    fashion: 'moda, abbigliamento, scarpe, gioielli, tessile, negozio di abbigliamento, gioielleria, gioiellerie',
    'food-and-beverage': 'alimentare, cibo, bevande, vino, food, panetteria, panificio, vini, cantina, cantine',
    gaming: 'videogiochi, giochi',
    government: 'settore pubblico, pubblica amministrazione, comuni',
    healthcare:
      'sanità, salute, medici, medico, dentista, dentisti, clinica, cliniche, farmacia, farmaceutica, farmaceutico, sanitario, studio dentistico, studi dentistici, fisioterapista, fisioterapia, fisioterapisti, psicologo, veterinario, ottico, ospedale, poliambulatorio, odontoiatra, chirurgo estetico, studio medico',
    hospitality:
      'hotel, alberghi, albergo, ristoranti, ristorante, ristorazione, alberghiero, alberghiera, bar, pizzeria, pizzerie, agriturismo, agriturismi, bed and breakfast, casa vacanze, catering, caffetteria, b b',
    'legal-services':
      'avvocato, avvocati, studio legale, notaio, legale, studi legali, commercialista, commercialisti, notai',
    logistics: 'logistica, trasporti, spedizioni',
    manufacturing:
      'industria, produzione, manifattura, manifatturiero, fabbrica, manifatturiera, azienda manifatturiera',
    'media-and-entertainment': 'media, intrattenimento, musica, editoria',
    nonprofit: 'non profit, onlus, associazioni, fondazione, associazione',
    'real-estate':
      'immobiliare, immobili, agenzie immobiliari, agenzia immobiliare, agente immobiliare, agenti immobiliari',
    retail: 'negozi, commercio al dettaglio, vendita al dettaglio, mobili, negozio di mobili',
    software:
      'saas, informatica, tecnologia, startup, azienda software, azienda di software, aziende tecnologiche, azienda tecnologica, start up',
    'sports-and-fitness': 'sport, palestra, palestre, fitness, personal trainer, centro sportivo, yoga',
    'travel-and-tourism': 'turismo, viaggi, turistico, turistica',
  },
  places: {
    munich: 'monaco',
    'frankfurt-am-main': 'francoforte',
    freiburg: 'friburgo',
    'united-states': 'usa, america',
    'united-kingdom': 'gran bretagna, inghilterra',
    netherlands: 'olanda',
    czechia: 'repubblica ceca',
    milan: 'milanese, milanesi',
    rome: 'romana, romane, romano, romani',
    turin: 'torinese, torinesi',
    naples: 'napoletana, napoletane, napoletano',
    bologna: 'bolognese, bolognesi',
    florence: 'fiorentina, fiorentine, fiorentino',
    palermo: 'palermitana, palermitane, palermitano',
    venice: 'veneziana, veneziane, veneziano',
    verona: 'veronese, veronesi',
    europe: 'europeo, europea, europei, europee',
    'european-union': 'ue',
    'northern-europe': 'nord europa, scandinavia, scandinavo, scandinava, paesi nordici',
    'southern-europe': 'sud europa',
    'eastern-europe': 'europa dell’est, est europa',
    'central-europe': 'europa centrale',
    'middle-east': 'medio oriente',
    'south-america': 'sud america, sudamerica',
  },
  languages: {
    en: 'anglofona, anglofono',
    zh: 'mandarino',
    nl: 'fiammingo',
  },
  languageForms: '~a, ~i, ~e, ~he, ~hi',
  fillers:
    'cantone, agenzia, agenzie, azienda, aziende, società, a, ad, in, di, del, della, da, per, con, e, il, la, lo, le, i, gli, l, vicino, vicino a me, zona, migliore, migliori, buona, marketing, marketing digitale, web marketing, digital marketing, agenzia web, web agency, web, digitale, online, esperti, esperto, specialista, economica, cerco, servizi, servizio, piccola, agenzia di comunicazione, agenzia pubblicitaria, agenzia di marketing, gestione, profili, creare, creazione, realizzazione, campagna, consulente, consulenza, ho bisogno, agenzia comunicazione, che, parla, parlano, parli, lingua, in lingua, di lingua, budget, basso budget, piccolo budget, chi, cosa, come, dove, quale, quanto, costa, costo, costi, prezzo, prezzi, fa, o, qualcuno, un, una, mio, mia, nostro, nostra, che usa, che utilizza, utilizza, lavora con, economico, economici, economiche, miglior, migliori recensioni, buone recensioni, ben recensita, trovare, clienti, trovare clienti, più clienti, nuovi clienti, partner, affidabile, consigliata, confronto, piccolo, su, bilingue, multilingue, esperienza, pmi, dell, dello, degli, dei, delle, nel, nella, nello, al, allo, alla, agli, alle, sul, sulla, sui, gestire, migliorare, rifare, più pazienti, pazienti, nuovo, nuova, aziendali, aziendale, uno, è, sono, ho, abbiamo, mi, ci, si, nei, vorrei, voglio, vogliamo, cerchiamo, serve, può, possa, aiuto, aiutare, aiuti, miei, mie, nostri, nostre, suo, sua, se, anche, urgente, specializzata, specializzata in, specializzato in, avere, dai, dal, dalla, vendere, più, vendere di più, vendere online, prodotti, lanciare, strategia, vendite, più vendite, sostenibile, area, regione, dintorni, agenzie pubblicitarie, agenzie di comunicazione, agenzia creativa, agenzie creative, agenzia di pubblicità, agenzie di pubblicità, entrambi, entrambe, sia, ovunque, tutto, tutta, in tutta, in tutto, nord, sud, ovest, sede, sedi, ufficio, uffici',
  sectors: 'settore, settori, industria, marchio, marchi, marca, brand',
  advisers: 'consulenti, consulente, consulenza, consulenze',
  amounts: {
    atMost:
      'meno di, a meno di, sotto, sotto i, sotto ai, al di sotto di, fino a, max, massimo, al massimo, budget, budget di, con budget, inferiore a, non più di, o meno',
    atLeast: 'più di, oltre, da, a partire da, almeno, minimo, superiore a',
    around: 'circa, intorno a, tra, fra, di, un, i, per, con, al mese, mensili, mese, entro, entro i',
    to: 'a, e, ai',
  },
};
