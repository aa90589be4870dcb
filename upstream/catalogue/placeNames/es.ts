/** Names of states and cities in Spanish, in the format of placeNames.ts. */
export const es = `
bavaria Baviera, north-rhine-westphalia Renania del Norte-Westfalia, lower-saxony Baja Sajonia, saxony Sajonia, rhineland-palatinate Renania-Palatinado, thuringia Turingia, brandenburg Brandeburgo, saxony-anhalt Sajonia-Anhalt, mecklenburg-vorpommern Mecklemburgo-Pomerania Occidental
munich Múnich, nuremberg Núremberg, augsburg Augsburgo, regensburg Ratisbona, wurzburg Wurzburgo, freiburg Friburgo de Brisgovia, cologne Colonia, frankfurt-am-main Fráncfort del Meno, hanover Hannover, gottingen Gotinga, dresden Dresde, mainz Maguncia, koblenz Coblenza, magdeburg Magdeburgo, berlin Berlín, hamburg Hamburgo
tyrol Tirol, styria Estiria, upper-austria Alta Austria, salzburg-at Salzburgo, salzburg Salzburgo, vienna Viena
zurich-ch Zúrich, zurich Zúrich, bern-ch Berna, bern Berna, geneva-ch Ginebra, geneva Ginebra, lausanne Lausana, basel Basilea, lucerne Lucerna, st-gallen San Galo
england Inglaterra, scotland Escocia, wales Gales, northern-ireland Irlanda del Norte, london Londres, edinburgh Edimburgo
ile-de-france Isla de Francia, auvergne-rhone-alpes Auvernia-Ródano-Alpes, provence-alpes-cote-d-azur Provenza-Alpes-Costa Azul, occitanie Occitania, nouvelle-aquitaine Nueva Aquitania, hauts-de-france Alta Francia, brittany Bretaña, grand-est Gran Este, paris París, versailles Versalles, marseille Marsella, nice Niza, bordeaux Burdeos, strasbourg Estrasburgo
community-of-madrid Comunidad de Madrid, catalonia Cataluña, andalusia Andalucía, valencian-community Comunidad Valenciana, basque-country País Vasco, balearic-islands Islas Baleares, aragon Aragón, seville Sevilla
lombardy Lombardía, lazio Lacio, piedmont Piamonte, veneto Véneto, emilia-romagna Emilia-Romaña, tuscany Toscana, sicily Sicilia, milan Milán, bergamo Bérgamo, rome Roma, turin Turín, venice Venecia, bologna Bolonia, modena Módena, florence Florencia, naples Nápoles
masovia Mazovia, lesser-poland Pequeña Polonia, lower-silesia Baja Silesia, greater-poland Gran Polonia, warsaw Varsovia, krakow Cracovia, wroclaw Breslavia
amsterdam Ámsterdam, rotterdam Róterdam, the-hague La Haya, groningen Groninga, brussels Bruselas, antwerp Amberes, ghent Gante, bruges Brujas, liege Lieja, leuven Lovaina, dublin Dublín, lisbon Lisboa, porto Oporto, coimbra Coímbra
stockholm Estocolmo, gothenburg Gotemburgo, copenhagen Copenhague, prague Praga, plzen Pilsen, bucharest Bucarest, athens Atenas, thessaloniki Salónica, istanbul Estambul, izmir Esmirna
new-york Nueva York, pennsylvania Pensilvania, north-carolina Carolina del Norte, michigan Míchigan, new-jersey Nueva Jersey, missouri Misuri, oregon Oregón, new-york-city Nueva York, philadelphia Filadelfia
british-columbia Columbia Británica, nova-scotia Nueva Escocia, quebec-city Ciudad de Quebec, mexico-city-mx Ciudad de México, mexico-city Ciudad de México
new-south-wales Nueva Gales del Sur, western-australia Australia Occidental, south-australia Australia Meridional, sydney Sídney, mumbai Bombay, new-delhi Nueva Delhi
tokyo-jp Tokio, tokyo Tokio, kyoto-jp Kioto, kyoto Kioto, jerusalem Jerusalén, dubai Dubái, abu-dhabi Abu Dabi, johannesburg Johannesburgo, cape-town Ciudad del Cabo
singapore-sg Singapur, seoul Seúl, ho-chi-minh-city Ciudad Ho Chi Minh, hanoi Hanói, shanghai Shanghái, beijing Pekín, jakarta Yakarta
`;
