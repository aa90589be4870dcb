/** Names of states and cities in Portuguese, in the format of placeNames.ts. */
export const pt = `
bavaria Baviera, north-rhine-westphalia Renânia do Norte-Vestfália, lower-saxony Baixa Saxônia, saxony Saxônia, rhineland-palatinate Renânia-Palatinado, thuringia Turíngia, brandenburg Brandemburgo, saxony-anhalt Saxônia-Anhalt, mecklenburg-vorpommern Meclemburgo-Pomerânia Ocidental
munich Munique, augsburg Augsburgo, regensburg Ratisbona, freiburg Friburgo em Brisgóvia, cologne Colônia, frankfurt-am-main Frankfurt, hanover Hanôver, berlin Berlim, hamburg Hamburgo
tyrol Tirol, styria Estíria, upper-austria Alta Áustria, salzburg-at Salzburgo, salzburg Salzburgo, vienna Viena
zurich-ch Zurique, zurich Zurique, bern-ch Berna, bern Berna, geneva-ch Genebra, geneva Genebra, basel Basileia, lucerne Lucerna
england Inglaterra, scotland Escócia, wales País de Gales, northern-ireland Irlanda do Norte, london Londres, edinburgh Edimburgo
auvergne-rhone-alpes Auvérnia-Ródano-Alpes, provence-alpes-cote-d-azur Provença-Alpes-Costa Azul, occitanie Occitânia, nouvelle-aquitaine Nova Aquitânia, hauts-de-france Altos da França, brittany Bretanha, grand-est Grande Leste, versailles Versalhes, marseille Marselha, strasbourg Estrasburgo
community-of-madrid Comunidade de Madri, catalonia Catalunha, andalusia Andaluzia, valencian-community Comunidade Valenciana, basque-country País Basco, galicia Galícia, balearic-islands Ilhas Baleares, aragon Aragão, madrid Madri, seville Sevilha, valencia Valência, zaragoza Saragoça, a-coruna Corunha
lombardy Lombardia, lazio Lácio, piedmont Piemonte, veneto Vêneto, emilia-romagna Emília-Romanha, tuscany Toscana, campania Campânia, sicily Sicília, milan Milão, bergamo Bérgamo, rome Roma, turin Turim, venice Veneza, padua Pádua, bologna Bolonha, modena Módena, florence Florença, naples Nápoles
masovia Mazóvia, lesser-poland Pequena Polônia, lower-silesia Baixa Silésia, greater-poland Grande Polônia, pomerania Pomerânia, silesia Silésia, warsaw Varsóvia, krakow Cracóvia, wroclaw Breslávia
amsterdam Amsterdã, rotterdam Roterdã, the-hague Haia, brussels Bruxelas, antwerp Antuérpia, ghent Gante, lisbon Lisboa, stockholm Estocolmo, gothenburg Gotemburgo, copenhagen Copenhague
prague Praga, plzen Pilsen, budapest Budapeste, bucharest Bucareste, athens Atenas, thessaloniki Tessalônica, istanbul Istambul, izmir Esmirna
california Califórnia, florida Flórida, new-york Nova York, pennsylvania Pensilvânia, georgia Geórgia, north-carolina Carolina do Norte, new-jersey Nova Jersey, virginia Virgínia, new-york-city Nova York, philadelphia Filadélfia
british-columbia Colúmbia Britânica, nova-scotia Nova Escócia, quebec-city Quebec, mexico-city-mx Cidade do México, mexico-city Cidade do México
new-south-wales Nova Gales do Sul, western-australia Austrália Ocidental, south-australia Austrália Meridional, tasmania Tasmânia, new-delhi Nova Délhi
tokyo-jp Tóquio, tokyo Tóquio, kyoto-jp Quioto, kyoto Quioto, jerusalem Jerusalém, johannesburg Joanesburgo, cape-town Cidade do Cabo
singapore-sg Singapura, seoul Seul, ho-chi-minh-city Cidade de Ho Chi Minh, hanoi Hanói, shanghai Xangai, beijing Pequim, jakarta Jacarta
`;
