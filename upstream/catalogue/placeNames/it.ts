/** Names of states and cities in Italian, in the format of placeNames.ts. */
export const it = `
bavaria Baviera, north-rhine-westphalia Renania Settentrionale-Vestfalia, hesse Assia, lower-saxony Bassa Sassonia, saxony Sassonia, rhineland-palatinate Renania-Palatinato, thuringia Turingia, brandenburg Brandeburgo, saxony-anhalt Sassonia-Anhalt, mecklenburg-vorpommern Meclemburgo-Pomerania Anteriore
munich Monaco di Baviera, nuremberg Norimberga, augsburg Augusta, regensburg Ratisbona, stuttgart Stoccarda, freiburg Friburgo in Brisgovia, cologne Colonia, frankfurt-am-main Francoforte sul Meno, hanover Hannover, gottingen Gottinga, leipzig Lipsia, dresden Dresda, mainz Magonza, koblenz Coblenza, lubeck Lubecca, magdeburg Magdeburgo, berlin Berlino, hamburg Amburgo, bremen Brema
tyrol Tirolo, styria Stiria, upper-austria Alta Austria, salzburg-at Salisburghese, salzburg Salisburgo
zurich-ch Zurigo, zurich Zurigo, bern-ch Berna, bern Berna, geneva-ch Ginevra, geneva Ginevra, lausanne Losanna, basel Basilea, lucerne Lucerna, st-gallen San Gallo
england Inghilterra, scotland Scozia, wales Galles, northern-ireland Irlanda del Nord, london Londra, edinburgh Edimburgo
auvergne-rhone-alpes Alvernia-Rodano-Alpi, provence-alpes-cote-d-azur Provenza-Alpi-Costa Azzurra, occitanie Occitania, nouvelle-aquitaine Nuova Aquitania, hauts-de-france Alta Francia, brittany Bretagna, grand-est Grande Est, paris Parigi, lyon Lione, marseille Marsiglia, nice Nizza, toulouse Tolosa, lille Lilla, strasbourg Strasburgo
community-of-madrid Comunità di Madrid, catalonia Catalogna, valencian-community Comunità Valenciana, basque-country Paesi Baschi, galicia Galizia, balearic-islands Isole Baleari, aragon Aragona, barcelona Barcellona, seville Siviglia, cordoba Cordova, zaragoza Saragozza
lombardy Lombardia, piedmont Piemonte, tuscany Toscana, sicily Sicilia, milan Milano, rome Roma, turin Torino, venice Venezia, padua Padova, florence Firenze, naples Napoli
lesser-poland Piccola Polonia, lower-silesia Bassa Slesia, greater-poland Grande Polonia, silesia Slesia, warsaw Varsavia, krakow Cracovia, wroclaw Breslavia, gdansk Danzica, szczecin Stettino
the-hague L'Aia, groningen Groninga, brussels Bruxelles, antwerp Anversa, ghent Gand, liege Liegi, leuven Lovanio, dublin Dublino, lisbon Lisbona, stockholm Stoccolma, gothenburg Göteborg, copenhagen Copenaghen
prague Praga, plzen Pilsen, bucharest Bucarest, athens Atene, thessaloniki Salonicco, patras Patrasso, izmir Smirne
north-carolina Carolina del Nord, new-york-city New York, philadelphia Filadelfia, british-columbia Columbia Britannica, nova-scotia Nuova Scozia, quebec Québec, quebec-city Québec, mexico-city-mx Città del Messico, mexico-city Città del Messico
new-south-wales Nuovo Galles del Sud, western-australia Australia Occidentale, south-australia Australia Meridionale, new-delhi Nuova Delhi, jerusalem Gerusalemme, cape-town Città del Capo
seoul Seul, ho-chi-minh-city Ho Chi Minh, beijing Pechino, jakarta Giacarta
`;
