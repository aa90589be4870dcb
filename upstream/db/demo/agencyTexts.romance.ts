import type { AgencyWording } from './agencyWording.ts';

function words(text: string): string[] {
  return text.split(', ');
}

const french: AgencyWording = {
  first: words('Atelier, Studio, Agence, Maison, Bureau'),
  second: words('Boréal, Canopée, Rivage, Mistral, Lanterne, Étincelle, Boussole, Hirondelle, Lucarne, Marée'),
  join: ' ',
  taglines: [
    'Le marketing qui se mesure',
    'Être trouvé, être choisi',
    'Des mots justes, des chiffres clairs',
    'La croissance, sans poudre aux yeux',
    'Votre équipe marketing, en renfort',
  ],
  shorts: [
    'Nous sommes une équipe de {people} personnes à {city}. Depuis {founded}, nous aidons les entreprises à grandir : {services}. Des rapports que tout le monde comprend.',
    '{name} conçoit, réalise et pilote le marketing numérique d’entreprises exigeantes. Basée à {city}, l’équipe travaille surtout sur {services}.',
  ],
  paragraphs: [
    [
      '{name} est née à {city} en {founded}, avec un seul bureau et un seul client. Le bureau a disparu, le client est toujours là. Nous avons grandi lentement, par choix : nous n’embauchons que des personnes à qui nous confierions notre propre argent.',
    ],
    [
      'L’essentiel de nos missions porte sur {services}. Tout se tient : une bonne annonce ne sauve pas une page lente, et la meilleure page ne sert à rien si personne ne la trouve. Une seule équipe s’occupe donc de l’ensemble, avec un plan et un budget.',
    ],
    [
      'Chaque projet commence par deux semaines d’analyse. Vous recevez une liste de mesures avec l’effort, le coût et l’effet attendu, classées selon ce qui rapporte en premier. Vous pouvez partir avec cette liste ; la plupart des entreprises restent.',
    ],
    [
      'Vous avez un interlocuteur qui connaît votre métier et répond dans la journée. Derrière lui, des rédacteurs, des graphistes, des développeurs et des analystes partagent la même pièce, pour que rien ne se perde entre les services.',
    ],
    [
      'Nous accompagnons {12-50} entreprises à la fois, du cabinet de quartier à l’exportateur présent dans {5-12} pays. La moitié est venue par recommandation. Demandez-leur comment cela s’est passé.',
    ],
    [
      'Écrivez-nous quelques phrases sur votre entreprise et sur ce qui freine sa croissance. Vous recevrez une première évaluation, gratuite et sans diaporama. Le premier entretien dure une demi-heure.',
    ],
  ],
};

const spanish: AgencyWording = {
  first: words('Estudio, Agencia, Taller, Casa, Equipo'),
  second: words('Brújula, Faro, Marea, Colibrí, Encina, Linterna, Alborada, Cauce, Brisa, Cometa'),
  join: ' ',
  taglines: [
    'Marketing que se puede medir',
    'Que te encuentren, que te elijan',
    'Palabras claras, datos limpios, más clientes',
    'Crecer con los pies en la tierra',
    'Tu equipo de marketing, sin estructura',
  ],
  shorts: [
    'Somos un equipo de {people} personas en {city}. Desde {founded} ayudamos a empresas a crecer con {services} e informes que entiende todo el mundo.',
    '{name} planifica, crea y gestiona el marketing digital de empresas con ambición. Estamos en {city} y nos dedicamos a {services}.',
  ],
  paragraphs: [
    [
      '{name} nació en {city} en {founded} con una mesa y un cliente. La mesa ya no está, el cliente sigue con nosotros. Hemos crecido despacio a propósito: solo contratamos a personas a las que confiaríamos nuestro propio dinero.',
    ],
    [
      'La mayor parte del trabajo gira en torno a {services}. Todo va unido: un buen anuncio no salva una página lenta, y la mejor página sirve de poco si nadie la encuentra. Por eso un solo equipo se ocupa de todo, con un plan y un presupuesto.',
    ],
    [
      'Cada proyecto empieza con dos semanas de análisis. Después recibes una lista de medidas con esfuerzo, coste y efecto esperado, ordenadas por lo que antes compensa. Puedes llevarte la lista a otra parte; casi todas las empresas se quedan.',
    ],
    [
      'Tienes una persona de contacto que conoce tu negocio y responde en un día laborable. Detrás hay redactores, diseñadores, desarrolladores y analistas en la misma sala, para que nada se pierda entre departamentos.',
    ],
    [
      'Trabajamos con {12-50} empresas a la vez, desde la clínica del barrio hasta exportadores con tiendas en {5-12} países. La mitad llegó por recomendación. Pregúntales cómo les ha ido.',
    ],
    [
      'Escríbenos unas líneas sobre tu empresa y sobre lo que frena su crecimiento. Te contestamos con una primera valoración, gratis y sin presentaciones. La primera conversación dura media hora.',
    ],
  ],
};

const italian: AgencyWording = {
  first: words('Studio, Officina, Bottega, Agenzia, Casa'),
  second: words('Bussola, Faro, Marea, Lanterna, Rondine, Ginestra, Scintilla, Orizzonte'),
  join: ' ',
  taglines: ['Marketing che si misura', 'Farsi trovare, farsi scegliere', 'Parole chiare, dati puliti, più clienti'],
  shorts: [
    'Siamo una squadra di {people} persone a {city}. Dal {founded} aiutiamo le aziende a crescere con {services}, con resoconti che tutti capiscono.',
    '{name} progetta, realizza e segue il marketing digitale di aziende ambiziose. Sede a {city}, specialità: {services}.',
  ],
  paragraphs: [
    [
      '{name} è nata a {city} nel {founded} con una scrivania e un cliente. La scrivania non c’è più, il cliente è ancora con noi. Siamo cresciuti piano per scelta: assumiamo solo persone a cui affideremmo i nostri soldi.',
    ],
    [
      'Gran parte dei progetti riguarda {services}. È tutto collegato: un buon annuncio non salva una pagina lenta e la pagina migliore serve a poco se nessuno la trova. Per questo una sola squadra segue ogni cosa, con un piano e un budget.',
    ],
    [
      'Ogni progetto comincia con due settimane di analisi. Poi riceve un elenco di interventi con impegno, costo ed effetto atteso, ordinati in base a ciò che rende prima. Con quell’elenco può andare altrove; quasi tutte le aziende restano.',
    ],
    [
      'Ha un referente che conosce la sua attività e risponde entro un giorno lavorativo. Dietro ci sono redattori, grafici, sviluppatori e analisti nella stessa stanza, così che tra un reparto e l’altro non si perda nulla.',
    ],
    [
      'Seguiamo {12-50} aziende alla volta, dallo studio sotto casa all’esportatore con negozi in {5-12} paesi. La metà è arrivata con il passaparola. Chieda pure a loro come è andata.',
    ],
    [
      'Ci scriva qualche frase sulla sua azienda e su ciò che ne frena la crescita. Rispondiamo con una prima valutazione, gratuita e senza presentazioni. Il primo colloquio dura mezz’ora.',
    ],
  ],
};

const portuguese: AgencyWording = {
  first: words('Estúdio, Agência, Oficina, Casa, Ateliê'),
  second: words('Bússola, Farol, Maré, Vaga-lume, Ipê, Lanterna, Andorinha, Nascente'),
  join: ' ',
  taglines: ['Marketing que se mede', 'Ser encontrado, ser escolhido', 'Palavras claras, dados limpos, mais clientes'],
  shorts: [
    'Somos uma equipe de {people} pessoas em {city}. Desde {founded} ajudamos empresas a crescer com {services} e relatórios que todo mundo entende.',
    '{name} planeja, cria e cuida do marketing digital de empresas com ambição. Estamos em {city} e trabalhamos com {services}.',
  ],
  paragraphs: [
    [
      '{name} nasceu em {city} em {founded}, com uma mesa e um cliente. A mesa já não existe, o cliente continua conosco. Crescemos devagar de propósito: só contratamos pessoas a quem confiaríamos o nosso próprio dinheiro.',
    ],
    [
      'A maior parte dos projetos gira em torno de {services}. Tudo está ligado: um bom anúncio não salva uma página lenta, e a melhor página adianta pouco se ninguém a encontra. Por isso uma única equipe cuida de tudo, com um plano e um orçamento.',
    ],
    [
      'Cada projeto começa com duas semanas de análise. Depois você recebe uma lista de medidas com esforço, custo e efeito esperado, na ordem do que compensa primeiro. Você pode levar a lista para outro lugar; quase todas as empresas ficam.',
    ],
    [
      'Você tem um contato fixo que conhece o seu negócio e responde em um dia útil. Por trás estão redatores, designers, desenvolvedores e analistas na mesma sala, para que nada se perca entre os departamentos.',
    ],
    [
      'Atendemos {12-50} empresas ao mesmo tempo, da clínica do bairro ao exportador com lojas em {5-12} países. Metade chegou por indicação. Pergunte a elas como foi.',
    ],
    [
      'Escreva algumas frases sobre a sua empresa e sobre o que impede o crescimento dela. Respondemos com uma primeira avaliação, de graça e sem apresentação. A primeira conversa dura meia hora.',
    ],
  ],
};

export const romance = { fr: french, es: spanish, it: italian, pt: portuguese };
