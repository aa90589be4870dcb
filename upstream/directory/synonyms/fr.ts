import type { Synonyms } from './synonyms.ts';

export const fr: Synonyms = {
  services: {
    seo: 'référencement, référencement naturel, référencement google, optimisation pour les moteurs de recherche, référencement web, référencement seo, premier sur google, être premier sur google, première page google, visibilité sur google, être visible sur google',
    'technical-seo': 'référencement technique',
    'local-seo': 'référencement local, fiche google',
    'link-building': 'netlinking, liens, backlinks',
    'seo-audit': 'audit référencement',
    'paid-advertising':
      'publicité, publicité en ligne, campagne publicitaire, pub, référencement payant, sea, sem, ppc, annonces, publicité payante, liens sponsorisés, acquisition payante, génération de leads, prospection, acquisition',
    'google-ads':
      'adwords, publicité google, pub google, annonces google, publicité sur google, campagne google, campagnes google',
    'display-advertising': 'bannières, display, programmatique',
    remarketing: 'reciblage, retargeting',
    'social-media':
      'réseaux sociaux, médias sociaux, social media, gestion des réseaux sociaux, gestion réseaux sociaux, instagram, animation des réseaux sociaux, community management, compte instagram',
    'community-management': 'community manager, animation de communauté',
    'paid-social':
      'publicité facebook, publicité instagram, social ads, publicité sur les réseaux sociaux, publicité linkedin, pub facebook, pub instagram, annonces facebook, publicité sur facebook, publicité sur instagram, campagne facebook, campagnes facebook, facebook ads, publicité tiktok, pub sur facebook, publicité meta',
    'influencer-marketing': 'influence, influenceurs, marketing d’influence',
    'short-video':
      'production vidéo, vidéo, vidéos, tournage vidéo, tournage, film d’entreprise, vidéo d’entreprise, film institutionnel, vidéaste, motion design, spot publicitaire, production audiovisuelle',
    content: 'contenu, contenus, marketing de contenu, création de contenu, contenu éditorial',
    copywriting: 'rédaction, rédaction web, rédacteur, conception rédaction, rédacteur web, rédaction seo',
    'blog-writing': 'blog, articles de blog, rédaction d’articles, articles seo',
    'translation-and-localization':
      'traduction, localisation, traduire, traducteur, traduire mon site, traduire le site, traduire notre site, traduction de site',
    'email-marketing': 'emailing, e mailing, courriel, marketing par email, email',
    newsletters: 'newsletter, infolettre',
    'marketing-automation': 'automatisation, automatisation du marketing',
    'web-design':
      'création de site, création de site internet, site internet, site web, sites internet, design web, webdesign, graphisme, ergonomie, site vitrine, site, création site, création site web, nouveau site, nouveau site web, créer un site, créer un site internet, faire un site, création de sites, création de sites web, création de sites internet, création sites web, sites web',
    'website-redesign':
      'refonte, refonte de site, refonte de site internet, refonte de site web, refonte site internet, refonte de mon site, refonte de notre site, refaire le site, refaire mon site, refaire notre site, refaire un site, refaire mon site internet, refonte site, refonte site web, nouveau site internet',
    'accessibility-review': 'accessibilité, rgaa',
    'web-development':
      'développement web, développeur, développement, programmation, développeur web, application mobile, applications mobiles, développement mobile',
    'shop-development':
      'boutique en ligne, site e commerce, prestashop, shopify, woocommerce, migration prestashop, migration shopify, boutique shopify, site marchand, création boutique en ligne',
    'cms-development': 'wordpress, drupal',
    'page-speed': 'vitesse, temps de chargement',
    'website-maintenance': 'maintenance, maintenance de site',
    branding:
      'marque, identité visuelle, image de marque, charte graphique, identité de marque, graphiste, graphisme, design graphique, cartes de visite, flyer, flyers, plaquette, brochure, rebranding, création de marque',
    'logo-design': 'logo, création de logo',
    'packaging-design': 'emballage, packaging',
    analytics: 'analyse, analyse web, données, mesure d’audience',
    'consent-management': 'rgpd, cookies',
    'conversion-optimization': 'cro, taux de conversion, optimisation des conversions',
    'public-relations': 'relations publiques, rp, relations presse, presse, attaché de presse, communication',
    'media-relations': 'communiqué de presse, communiqués de presse',
    'crisis-communication': 'communication de crise',
    'event-promotion': 'événementiel, événementielle, agence événementielle, salon professionnel, stand',
    marketplaces: 'places de marché, amazon, place de marché, marketplace',
    'product-photography': 'photo produit, photos de produits, photographe, photographie',
    'review-management':
      'avis clients, avis en ligne, e réputation, gestion des avis, avis google, gestion des avis google',
  },
  industries: {
    automotive: 'automobile, voitures, garage, concessionnaire',
    'banking-and-insurance': 'banque, banques, assurance, assurances, finance, fintech, bancaire, financier',
    'beauty-and-cosmetics':
      'beauté, cosmétique, cosmétiques, coiffeur, salon de coiffure, institut de beauté, cosmétiques bio, parfum, coiffeuse, coiffeurs',
    construction:
      'bâtiment, btp, architecte, architectes, artisans, travaux, artisan, plombier, plombiers, électricien, électriciens, couvreur, peintre, menuisier, maçon, paysagiste, entreprise de bâtiment, rénovation, plomberie, électricité',
    consulting: 'conseil, consultants, coach',
    'e-commerce': 'commerce en ligne, vente en ligne',
    education:
      'éducation, formation, école, écoles, université, cours d anglais, école de langues, cours de langues, auto école, crèche, organisme de formation, centre de formation, lycée, collège',
    energy: 'énergie, énergies renouvelables, solaire, énergétique',
    fashion: 'mode, vêtements, prêt à porter, bijoux, textile',
    'food-and-beverage':
      'alimentation, agroalimentaire, boissons, vin, alimentaire, boulangerie, boulangeries, produits bio, brasseur, domaine viticole, vigneron',
    gaming: 'jeux, jeux vidéo',
    government: 'secteur public, collectivités, administration, mairie, commune, communes, collectivité',
    healthcare:
      'santé, médecin, médecins, dentiste, dentistes, clinique, pharmacie, médical, pharmaceutique, médicale, cabinet dentaire, cabinet médical, kinésithérapeute, kiné, ostéopathe, ostéopathes, psychologue, vétérinaire, opticien, pharmacies, hôpital, cliniques, orthodontiste, chirurgie esthétique',
    hospitality:
      'hôtel, hôtels, hôtellerie, restaurant, restaurants, restauration, hôtelière, hôtelier, café, bar, brasserie, gîte, gîtes, chambre d’hôtes, chambres d’hôtes, camping, traiteur',
    'legal-services':
      'avocat, avocats, cabinet d’avocats, notaire, juridique, droit, expert comptable, experts comptables, notaires, cabinet d’avocat, huissier',
    logistics: 'logistique, transport, livraison',
    manufacturing:
      'industrie, fabrication, usine, industriel, industrielle, industriels, entreprise industrielle, pme industrielle',
    'media-and-entertainment': 'médias, divertissement, musique, édition',
    nonprofit: 'association, associations, ong, fondation, association loi 1901, loi 1901, associatif',
    'real-estate':
      'immobilier, agence immobilière, agences immobilières, agent immobilier, agents immobiliers, promoteur immobilier',
    retail: 'commerce, magasins, boutiques, commerce de détail, meubles, magasin de meubles',
    software:
      'logiciel, logiciels, saas, informatique, startup, startups, tech, éditeur de logiciel, éditeur de logiciels, éditeur logiciel, start ups, éditeur saas',
    'sports-and-fitness': 'sport, fitness, salle de sport, sportif, club de sport, coach sportif, yoga',
    'travel-and-tourism': 'tourisme, voyage, voyages, touristique',
  },
  places: {
    'frankfurt-am-main': 'francfort',
    freiburg: 'fribourg',
    'cape-town': 'le cap',
    'united-states': 'usa, amérique',
    'united-kingdom': 'grande bretagne, angleterre',
    netherlands: 'hollande',
    czechia: 'république tchèque',
    paris: 'parisienne, parisien',
    lyon: 'lyonnaise, lyonnais',
    marseille: 'marseillaise',
    bordeaux: 'bordelaise',
    toulouse: 'toulousaine',
    nantes: 'nantaise',
    lille: 'lilloise',
    strasbourg: 'strasbourgeoise',
    montpellier: 'montpelliéraine, montpelliérain',
    nice: 'niçoise, niçois',
    rennes: 'rennaise, rennais',
    grenoble: 'grenobloise, grenoblois',
    brussels: 'bruxelloise, bruxelloises, bruxellois',
    geneva: 'genevoise, genevois',
    montreal: 'montréalaise, montréalais',
    'quebec-city': 'québécoise, québécois',
    belgium: 'belge, belges, flandre, wallonie',
    canada: 'canadienne, canadiennes, canadien',
    'south-korea': 'corée',
    europe: 'européen, européenne, européens, européennes',
    'european-union': 'ue',
    'northern-europe': 'scandinavie, scandinave, scandinaves, pays nordiques',
    'central-europe': 'europe centrale',
    'middle-east': 'moyen orient, proche orient',
    'provence-alpes-cote-d-azur': 'paca, côte d’azur, provence',
    switzerland: 'suisse romande, suisse alémanique',
  },
  languages: {
    en: 'anglophone',
    fr: 'francophone',
    de: 'germanophone',
    es: 'hispanophone, castillan',
    it: 'italophone',
    pt: 'lusophone',
    nl: 'néerlandophone, hollandais, flamand',
    tr: 'turque',
    zh: 'mandarin, sinophone',
    ar: 'arabophone',
  },
  languageForms: '*e, *s, *es, *ne',
  fillers:
    'canton, conception, internet, agence, agences, entreprise, société, cabinet, à, a, au, aux, en, dans, de, du, des, d, l, la, le, les, et, pour, avec, près, près de, près de chez moi, autour, meilleure, meilleures, meilleur, bonne, marketing, marketing digital, marketing numérique, agence web, agence digitale, agence de communication, web, webmarketing, digital, digitale, numérique, en ligne, expert, experts, spécialiste, prestataire, pas cher, je cherche, cherche, petite, agence de com, agence de pub, agence de publicité, agence communication, créer, création, gestion, campagne, campagnes, consultant, freelance, accompagnement, je veux, besoin, qui, parle, parlant, parlent, langue, budget, petit budget, petits budgets, qui fait, fait, quel, quelle, que, comment, où, combien, combien coûte, coûte, coût, prix, tarif, tarifs, ou, un, une, mon, ma, mes, notre, nos, sur, quelqu un, utilise, utilisant, travaille avec, bons avis, bon, bons, bien notée, mieux notée, trouver, plus de clients, trouver plus de clients, nouveaux clients, clients, partenaire, abordable, pas chère, pas chères, moins cher, recommandée, comparatif, petit, bilingue, multilingue, expérience, expérimentée, pme, tpe, refaire, améliorer, gérer, s occuper de, plus de patients, patients, nouveau, nouvelle, mise en place, je, j, nous, vous, on, c, est, sont, ce, cette, ces, son, sa, ses, leur, leurs, par, chez, veut, voulons, voudrais, voudrait, aimerais, peut, peux, aider, aide, m aider, recherche, recherchons, cherchons, faire, besoin de, s, se, qu, y, avoir, spécialisée, spécialisé, spécialisée dans, urgent, ai, avons, aidez, moi, aidez moi, vendre, vendre plus, plus, connaître, faire connaître, stratégie, ventes, plus de ventes, produits, durable, région, agglomération, environs, alentours, zone, agences digitales, agences de communication, agences de publicité, agence créative, agences créatives, les deux, à la fois, aussi bien, partout, tout, toute, nord, sud, ouest, bureau, bureaux, siège, vitrine',
  sectors: 'secteur, secteurs, filière, industrie, marque, marques',
  advisers: 'conseil, conseils, consultants, consultant, consultante, conseiller',
  amounts: {
    atMost:
      'moins de, à moins de, pour moins de, jusqu à, max, maximum, au maximum, budget, budget de, budget max, inférieur à, sous, en dessous de, pas plus de, ou moins',
    atLeast: 'plus de, à partir de, dès, au moins, minimum, supérieur à',
    around: 'environ, autour de, entre, de, d, pour, avec, un, par mois, mensuel, mois',
    to: 'à, et',
  },
};
