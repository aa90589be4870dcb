import type { Synonyms } from './synonyms.ts';

export const es: Synonyms = {
  services: {
    seo: 'posicionamiento web, posicionamiento, posicionamiento en buscadores, optimización en buscadores, posicionamiento en google, aparecer en google, primero en google, salir en google, salir primero en google, salir el primero en google, posicionamiento seo, salir primero, aparecer primero en google',
    'local-seo': 'posicionamiento local, ficha de google',
    'link-building': 'enlaces, construcción de enlaces, backlinks',
    'seo-audit': 'auditoría',
    'paid-advertising':
      'publicidad, publicidad online, campaña publicitaria, publicidad digital, anuncios, publicidad de pago, sem, sea, ppc, pago por clic, campañas de pago, generación de leads, captación de clientes, conseguir clientes',
    'google-ads':
      'adwords, anuncios en google, publicidad en google, anuncios de google, campañas de google ads, campañas en google',
    'display-advertising': 'banners, display',
    'social-media':
      'redes sociales, social media, gestión de redes sociales, gestión de redes, instagram, facebook, llevar redes sociales, llevar las redes sociales',
    'community-management': 'community manager, gestión de comunidades',
    'paid-social':
      'anuncios en facebook, publicidad en redes sociales, anuncios en instagram, social ads, publicidad en facebook, publicidad en instagram, publicidad facebook, anuncios facebook, campañas de facebook, campañas en facebook, anuncios de facebook, anuncios de instagram, anuncios en tiktok, campaña de facebook, facebook ads, publicidad en tiktok',
    'influencer-marketing': 'influencers, marketing de influencers',
    'short-video':
      'producción audiovisual, producción de vídeo, vídeo, vídeos, vídeo corporativo, vídeos corporativos, producción de vídeos, vídeos promocionales, vídeo promocional, videógrafo, spot publicitario',
    content: 'contenidos, contenido, marketing de contenidos, creación de contenido',
    copywriting: 'redacción, redactor, textos, redactor seo, redacción seo',
    'blog-writing': 'blog, artículos de blog',
    'translation-and-localization':
      'traducción, localización, traducir, traductor, traducir mi web, traducir web, traducir mi página',
    'email-marketing':
      'correo electrónico, email, mailing, emailing, correo masivo, correos masivos, envío de correos, email masivo',
    newsletters: 'boletines, boletín, newsletter',
    'marketing-automation': 'automatización',
    'web-design':
      'diseño web, páginas web, página web, sitio web, diseño de páginas web, diseñador web, webs, web, página, diseño de páginas, diseñadora web, páginas de internet, página de internet, hacer una web, hacer una página web',
    'website-redesign': 'rediseño, rediseño web, renovar web, renovar página web, rediseñar web, actualizar web',
    'accessibility-review': 'accesibilidad',
    'web-development':
      'desarrollo web, desarrollo, programación, programador, desarrollador web, aplicaciones móviles, desarrollo de apps, desarrollo de apps móviles, apps, app, desarrollo de aplicaciones',
    'shop-development':
      'tienda online, tiendas online, tienda en línea, prestashop, shopify, woocommerce, tienda virtual, ecommerce shopify, tienda shopify, tienda en shopify',
    'cms-development': 'wordpress',
    'page-speed': 'velocidad, velocidad web',
    'website-maintenance': 'mantenimiento, mantenimiento web',
    branding:
      'marca, identidad de marca, identidad corporativa, imagen corporativa, imagen de marca, diseño de marca, diseño gráfico, diseñador gráfico, tarjetas de visita, folletos, rebranding',
    'logo-design':
      'logo, logotipo, diseño de logotipo, diseño de logotipos, logotipos, diseñador de logotipos, diseño de logo, diseñador de logos, logos',
    'packaging-design': 'embalaje, envases, packaging',
    analytics: 'analítica, analítica web, análisis, datos',
    'consent-management': 'rgpd, cookies',
    'conversion-optimization': 'cro, conversión, optimización de conversión',
    'public-relations': 'relaciones públicas, rrpp, prensa, comunicación, gabinete de prensa, agencia de comunicación',
    'media-relations': 'nota de prensa, notas de prensa',
    'crisis-communication': 'comunicación de crisis',
    'event-promotion': 'eventos, organización de eventos, ferias',
    marketplaces: 'amazon, mercados en línea, marketplace, mercado libre',
    'product-photography': 'fotografía de producto, fotos de producto, fotógrafo, fotografía',
    'app-store-optimization': 'lanzar una app, promocionar una app, promocionar mi app',
    'review-management': 'reseñas, opiniones',
  },
  industries: {
    automotive:
      'automoción, coches, autos, concesionario, taller, automotriz, automovilística, taller mecánico, concesionarios',
    'banking-and-insurance': 'banca, bancos, seguros, finanzas, fintech, bancario, financiero',
    'beauty-and-cosmetics':
      'belleza, cosmética, peluquería, salón de belleza, centro de estética, estética, barbería, peluquerías',
    construction:
      'construcción, arquitectos, arquitectura, reformas, constructoras, constructora, empresa constructora, empresa de construcción, empresas de construcción, fontanero, fontaneros, electricista, electricistas, empresa de reformas, carpintería, jardinería, plomero',
    consulting: 'consultoría, consultores, coaching',
    'e-commerce': 'comercio electrónico, comercio online, ecommerce',
    education:
      'educación, formación, escuelas, universidades, colegio, academia, academia de inglés, academia de idiomas, curso de inglés, colegios, escuela, universidad, guardería, autoescuela, academias, cursos online',
    energy: 'energía, solar, energías renovables, energético',
    fashion: 'moda, ropa, calzado, joyería, textil, tienda de ropa, tiendas de ropa, zapatos',
    'food-and-beverage':
      'alimentación, bebidas, alimentos, vino, alimentaria, alimenticia, panadería, panaderías, vinos, bodega, bodegas',
    gaming: 'videojuegos, juegos',
    government: 'sector público, ayuntamiento, administración pública',
    healthcare:
      'salud, sanidad, médicos, médico, clínica, clínicas, dentista, dentistas, farmacia, clínicas dentales, clínica dental, farmacéutica, sanitario, fisioterapia, fisioterapeuta, fisioterapeutas, psicólogo, psicólogos, veterinario, veterinaria, óptica, hospital, hospitales, doctores, odontólogo, odontólogos, consultorio, consultorio dental, clínicas estéticas, clínica estética',
    hospitality:
      'hoteles, hotel, restaurantes, restaurante, hostelería, hotelera, hotelero, bar, bares, tapas, bar de tapas, cafetería, cafeterías, casa rural, casas rurales, hostal, catering, bar restaurante',
    'legal-services':
      'abogados, abogado, bufete, despacho de abogados, legal, notaría, despacho, despachos, asesoría fiscal, gestoría, contador, contadores, notarías',
    logistics: 'logística, transporte, envíos',
    manufacturing: 'industria, fabricación, fábrica',
    'media-and-entertainment': 'medios, entretenimiento, música, editoriales',
    nonprofit: 'ong, asociaciones, fundación, sin ánimo de lucro, asociación, fundaciones, sin fines de lucro',
    'real-estate':
      'inmobiliaria, inmobiliarias, bienes raíces, inmuebles, agencia inmobiliaria, agente inmobiliario, agentes inmobiliarios',
    retail: 'comercio, tiendas, comercio minorista, tienda, muebles, tienda de muebles',
    software:
      'saas, informática, tecnología, startup, startups, empresa de software, empresas de software, empresa de tecnología, empresas tecnológicas, empresa tecnológica',
    'sports-and-fitness':
      'deporte, deportes, gimnasio, fitness, gimnasios, entrenador personal, club deportivo, yoga, crossfit',
    'travel-and-tourism': 'turismo, viajes, turística, turístico',
  },
  places: {
    'frankfurt-am-main': 'fráncfort',
    'united-states': 'usa, eeuu, ee uu',
    'united-kingdom': 'gran bretaña, inglaterra',
    netherlands: 'holanda',
    czechia: 'república checa',
    madrid: 'madrileña, madrileñas, madrileño, madrileños',
    barcelona: 'barcelonesa, barcelonesas, barcelonés',
    seville: 'sevillana, sevillanas, sevillano',
    bilbao: 'bilbaína, bilbaínas, bilbaíno',
    malaga: 'malagueña, malagueñas, malagueño',
    'buenos-aires': 'porteña, porteñas, porteño, bonaerense, bonaerenses',
    'mexico-city': 'cdmx',
    mexico: 'mexicana, mexicanas, mexicano, mexicanos',
    argentina: 'argentinas, argentino, argentinos',
    chile: 'chilena, chilenas, chileno, chilenos',
    colombia: 'colombiana, colombianas, colombiano, colombianos',
    europe: 'europeo, europea, europeos, europeas',
    'european-union': 'ue',
    'northern-europe': 'europa del norte, escandinavia, escandinavo, escandinava, países nórdicos',
    'southern-europe': 'europa del sur',
    'central-europe': 'europa central, centroeuropa',
    'eastern-europe': 'europa del este',
    'middle-east': 'oriente medio, medio oriente, oriente próximo',
    'southeast-asia': 'sureste asiático',
    'latin-america': 'américa latina, hispanoamérica, latinoamericano, latinoamericana',
    'north-america': 'norteamérica',
    'south-america': 'américa del sur',
  },
  languages: {
    es: 'castellano, español, hispanohablante, hispanohablantes',
    en: 'anglófona, anglohablante, anglohablantes, angloparlante',
    nl: 'holandés, holandesa',
    zh: 'mandarín',
    pt: 'brasileño',
  },
  languageForms: '*a, *as, *es, ~a, ~os, ~as',
  fillers:
    'cantón, agencia, agencias, empresa, empresas, compañía, en, de, del, la, el, los, las, y, para, con, por, cerca, cerca de mí, cerca de, mejor, mejores, buena, buenas, marketing, marketing digital, mercadotecnia, marketing online, agencia digital, digital, online, en línea, expertos, experto, especialista, especialistas, barata, barato, económica, busco, servicios, servicio, pequeña, agencia de publicidad, agencia de marketing, agencia de marketing digital, gestión, crear, creación, hacer, campaña, campañas, consultor, consultora, necesito, quiero, que, habla, hable, hablan, hablen, idioma, en idioma, de habla, presupuesto, poco presupuesto, bajo presupuesto, quién, qué, cómo, dónde, cuál, cuánto, cuesta, cuestan, precio, precios, coste, costo, hace, hacen, o, alguien, mi, mis, nuestra, nuestro, un, una, que usa, que use, que utiliza, utiliza, trabaja con, baratas, baratos, económico, económicas, buenas opiniones, buenas reseñas, mejor valorada, mejor valoradas, conseguir, más clientes, conseguir más clientes, nuevos clientes, clientes, partner, confiable, recomendada, recomendadas, pequeño, bilingüe, multilingüe, experiencia, con experiencia, pymes, pyme, marketing web, agencia de marketing web, agencia web, llevar, gestionar, salir, mejorar, más pacientes, pacientes, nuevo, nueva, bueno, unos, unas, al, lo, se, es, son, tengo, tenemos, nuestros, nuestras, su, sus, me, nos, yo, como, queremos, necesitamos, buscamos, ayuda, ayudar, ayude, pueda, puede, puedan, urgente, especializada, especializada en, especializado en, sepa, le, a, más, ventas, más ventas, vender, vender más, lanzar, estrategia, sostenible, zona, área, región, alrededores, agencias digitales, agencias de publicidad, agencia creativa, agencias creativas, ambos, ambas, tanto, cualquier lugar, en todo, en toda, todo, toda, a nivel nacional, norte, sur, oeste, oficina, oficinas, sede',
  sectors: 'sector, sectores, rubro, industria, marca, marcas',
  advisers: 'consultores, consultor, consultora, consultoras, consultoría, consultorías',
  amounts: {
    atMost:
      'menos de, por menos de, hasta, máximo, como máximo, max, por debajo de, presupuesto, presupuesto de, con presupuesto, inferior a, no más de, o menos',
    atLeast: 'más de, desde, a partir de, mínimo, al menos, superior a',
    around: 'unos, alrededor de, aproximadamente, entre, de, por, con, un, al mes, por mes, mensual, mensuales, mes',
    to: 'a, y, hasta',
  },
};
