import type { Synonyms } from './synonyms.ts';

export const pt: Synonyms = {
  services: {
    seo: 'otimização de sites, otimização para mecanismos de busca, posicionamento no google, busca orgânica, otimização para buscadores, consultoria seo, consultoria de seo, aparecer no google, primeiro no google, ranquear no google, otimização de site, otimizar site, otimização do site, seo para sites',
    'local-seo': 'busca local, perfil do google, google meu negócio',
    'link-building': 'links, construção de links, backlinks',
    'paid-advertising':
      'publicidade, campanha publicitária, anúncios, mídia paga, tráfego pago, links patrocinados, gestor de tráfego, publicidade online, sem, sea, ppc, geração de leads, captação de clientes, propaganda, anúncio',
    'google-ads':
      'adwords, anúncios no google, anúncios google, anúncio no google, propaganda no google, campanhas no google, publicidade no google',
    'display-advertising': 'banners, display',
    'social-media':
      'redes sociais, mídias sociais, social media, gestão de redes sociais, instagram, facebook, gestão de instagram, cuidar do instagram, gerenciamento de redes sociais, gestor de redes sociais',
    'paid-social':
      'anúncios no facebook, anúncios no instagram, anúncios em redes sociais, meta ads, social ads, anúncios facebook, anúncios instagram, publicidade no facebook, publicidade no instagram, propaganda no facebook, propaganda no instagram, anúncio no facebook, anúncio no instagram, facebook ads, campanhas no facebook, impulsionar instagram',
    'influencer-marketing': 'influenciadores, marketing de influência',
    'short-video':
      'produção de vídeo, vídeo, vídeos, produção de vídeos, vídeos institucionais, vídeo institucional, filmagem, videomaker, vídeo promocional, produção audiovisual, produtora de vídeo, produtora',
    content: 'conteúdo, marketing de conteúdo, produção de conteúdo, conteúdos',
    copywriting: 'redação, redator, textos',
    'blog-writing': 'blog, artigos',
    'translation-and-localization': 'tradução, localização, traduzir, traduzir site, traduzir meu site, tradutor',
    'email-marketing': 'e mail marketing, email, disparo de email',
    newsletters: 'newsletter, boletim',
    'marketing-automation': 'automação, automação de marketing',
    'web-design':
      'criação de sites, site, sites, design de sites, páginas web, desenvolvimento de sites, webdesign, criação de site, criar site, fazer site, fazer um site, página web, website, desenvolvimento de site, novo site',
    'website-redesign':
      'reformulação de site, redesign, refazer site, refazer o site, reformular site, reformular o site, remodelação de site',
    'accessibility-review': 'acessibilidade',
    'web-development':
      'desenvolvimento web, desenvolvimento, programação, programador, desenvolvedor, desenvolvimento de aplicativos, aplicativos, aplicativo, desenvolvimento de apps',
    'shop-development': 'loja virtual, lojas virtuais, loja online, shopify, woocommerce, criação de loja virtual',
    'cms-development': 'wordpress',
    'page-speed': 'velocidade, velocidade do site',
    'website-maintenance': 'manutenção, manutenção de sites',
    branding:
      'marca, identidade visual, identidade de marca, gestão de marca, cartão de visita, cartões de visita, panfletos, rebranding, design gráfico, designer gráfico',
    'logo-design': 'logo, logotipo, logomarca, criação de logo',
    'packaging-design': 'embalagem, embalagens',
    analytics: 'análise, análise de dados, dados, métricas',
    'consent-management': 'lgpd, cookies',
    'conversion-optimization': 'cro, conversão, otimização de conversão',
    'public-relations':
      'relações públicas, rp, assessoria de imprensa, imprensa, agência de comunicação, agências de comunicação',
    'media-relations': 'comunicado de imprensa, comunicados de imprensa, nota de imprensa, press release',
    'crisis-communication': 'gestão de crise',
    'event-promotion': 'eventos, organização de eventos, feiras',
    marketplaces: 'amazon, mercado livre, marketplace',
    'product-photography': 'fotografia de produto, fotos de produto, fotógrafo, fotografia',
    'app-store-optimization': 'lançar um aplicativo, divulgar aplicativo, divulgar um aplicativo',
    'review-management': 'avaliações',
  },
  industries: {
    automotive: 'carros, automóveis, concessionária, oficina, automotiva, automotivo, automobilística',
    'banking-and-insurance': 'bancos, banco, seguros, finanças, fintech, bancário, financeiro',
    'beauty-and-cosmetics':
      'beleza, cosméticos, salão, salão de beleza, clínica de estética, barbearia, cabeleireiro, estética',
    construction:
      'construção, construção civil, arquitetos, arquitetura, construtora, construtoras, encanador, eletricista, empreiteira, reformas, canalizador, jardinagem, pedreiro',
    consulting: 'consultoria, consultores, coaching',
    'e-commerce': 'comércio eletrônico, vendas online',
    education:
      'educação, escolas, escola, universidades, cursos, escola de inglês, escola de idiomas, curso de inglês, cursos online, autoescola, creche, faculdade, colégio, infoprodutos',
    energy: 'energia, energia solar, renováveis, energético',
    fashion: 'moda, roupas, calçados, joias, têxtil, loja de roupas, lojas de roupas, roupa, joalheria',
    'food-and-beverage':
      'alimentos, bebidas, comida, vinho, alimentícia, alimentício, padaria, padarias, vinhos, vinícola, adega, cervejaria',
    gaming: 'jogos, games',
    government: 'setor público, governo, prefeitura',
    healthcare:
      'saúde, médicos, médico, clínica, clínicas, dentista, dentistas, hospital, farmácia, farmacêutica, farmacêutico, odontologia, odontológica, clínica odontológica, clínicas odontológicas, clínica médica, clínica estética, fisioterapia, fisioterapeuta, psicólogo, psicóloga, veterinário, veterinária, ótica, consultório, consultório odontológico, hospitais',
    hospitality:
      'hotel, hotéis, restaurante, restaurantes, hotelaria, hoteleira, hoteleiro, pousada, pousadas, bar, bares, cafeteria, lanchonete, pizzaria, alojamento local, catering, churrascaria',
    'legal-services':
      'advogado, advogados, advocacia, escritório de advocacia, jurídico, contador, contabilidade, contadores, contabilista',
    logistics: 'logística, transporte, transportadora',
    manufacturing: 'indústria, fabricação, fábrica',
    'media-and-entertainment': 'mídia, entretenimento, música, editoras',
    nonprofit: 'ong, ongs, sem fins lucrativos, fundação, associação, igreja, igrejas',
    'real-estate':
      'imobiliária, imobiliárias, imóveis, corretor de imóveis, imobiliário, corretores de imóveis, construtoras e incorporadoras, incorporadora',
    retail: 'varejo, lojas, loja, móveis, loja de móveis',
    software:
      'saas, tecnologia, startups, startup, ti, empresa de tecnologia, empresas de tecnologia, empresa de software',
    'sports-and-fitness':
      'esporte, esportes, academia, academias, fitness, academia de ginástica, ginásio, ginásios, personal trainer, ginástica, yoga',
    'travel-and-tourism': 'turismo, viagens, turística, turístico',
  },
  places: {
    lyon: 'lion',
    'new-york-city': 'nova iorque',
    'sao-paulo': 'sampa, sp, paulistana, paulistanas',
    'rio-de-janeiro': 'rio, rj, carioca, cariocas',
    'united-states': 'eua, usa',
    'united-kingdom': 'grã bretanha, inglaterra',
    netherlands: 'holanda',
    czechia: 'república tcheca',
    lisbon: 'lisboeta, lisboetas',
    porto: 'portuense, portuenses',
    'belo-horizonte': 'bh',
    brasilia: 'brasiliense, brasilienses',
    europe: 'europeu, europeia, europeus, europeias',
    'european-union': 'ue',
    'northern-europe': 'europa do norte, escandinávia, escandinavo, escandinava, países nórdicos',
    'southern-europe': 'europa do sul',
    'eastern-europe': 'leste europeu, europa do leste',
    'central-europe': 'europa central',
    'middle-east': 'oriente médio, médio oriente',
    'southeast-asia': 'sudeste da ásia',
  },
  languages: {
    en: 'anglófona',
    es: 'castelhano',
    nl: 'neerlandês',
    pt: 'brasileiro',
    zh: 'mandarim',
  },
  languageForms: '*a, *as, *es, ~a, ~os, ~as, ~',
  fillers:
    'agência, agências, empresa, empresas, em, no, na, nos, nas, de, do, da, dos, das, e, para, com, por, o, a, os, as, perto, perto de mim, próximo, melhor, melhores, boa, marketing, marketing digital, agência digital, digital, online, especialista, especialistas, barato, barata, procuro, serviços, serviço, pequena, agência de publicidade, agência de marketing, agência de marketing digital, gestão, criar, criação, fazer, campanha, campanhas, consultor, consultoria, preciso, quero, que, fala, fale, falam, falem, idioma, língua, de língua, orçamento, baixo orçamento, pouco orçamento, quem, qual, como, onde, quanto, quanto custa, custa, custo, custos, preço, preços, valor, faz, ou, alguém, um, uma, meu, minha, nosso, nossa, que usa, que use, que utiliza, utiliza, trabalha com, baratos, baratas, acessível, boas avaliações, bem avaliada, mais clientes, conseguir clientes, novos clientes, clientes, parceiro, confiável, recomendada, pequeno, bilíngue, multilíngue, experiência, pme, pmes, cuidar, cuidar do, cuidar da, gerir, melhorar, produção, mais pacientes, pacientes, novo, nova, uns, umas, ao, aos, é, são, pelo, pela, se, me, queremos, precisamos, procuramos, ajuda, ajudar, ajude, possa, pode, seu, sua, seus, suas, minhas, meus, nossos, urgente, especializada, especializada em, especializado em, tenho, temos, gostaria, vender, mais, vender mais, lançar, estratégia, vendas, mais vendas, sustentável, divulgar, região, zona, área, arredores, agências de publicidade, agências digitais, agência criativa, agências criativas, eu, ambos, ambas, tanto, em todo, em toda, todo, toda, em qualquer lugar, norte, sul, leste, oeste, escritório, escritórios, sede',
  sectors: 'setor, sector, segmento, indústria, marca, marcas',
  advisers: 'consultores, consultor, consultora, consultoria, consultorias',
  amounts: {
    atMost:
      'menos de, por menos de, até, abaixo de, máximo, no máximo, max, orçamento, orçamento de, orçamento até, com orçamento, verba, verba de, inferior a, não mais de, ou menos',
    atLeast: 'mais de, acima de, a partir de, desde, mínimo, pelo menos, superior a',
    around: 'cerca de, em torno de, aproximadamente, entre, de, por, com, um, ao mês, por mês, mensal, mensais, mês',
    to: 'a, e, até',
  },
};
