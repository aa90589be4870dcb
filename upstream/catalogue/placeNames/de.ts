/** Names of states and cities in German, in the format of placeNames.ts. */
export const de = `
bavaria Bayern, north-rhine-westphalia Nordrhein-Westfalen, hesse Hessen, lower-saxony Niedersachsen, saxony Sachsen, rhineland-palatinate Rheinland-Pfalz, thuringia Thüringen, saxony-anhalt Sachsen-Anhalt
munich München, nuremberg Nürnberg, cologne Köln, hanover Hannover
tyrol Tirol, styria Steiermark, upper-austria Oberösterreich, vienna Wien
zurich-ch Zürich, zurich Zürich, vaud Waadt, geneva-ch Genf, geneva Genf, lucerne Luzern
scotland Schottland, northern-ireland Nordirland
occitanie Okzitanien, brittany Bretagne, nice Nizza, strasbourg Straßburg
community-of-madrid Autonome Gemeinschaft Madrid, catalonia Katalonien, andalusia Andalusien, valencian-community Valencianische Gemeinschaft, basque-country Baskenland, galicia Galicien, balearic-islands Balearen, aragon Aragonien, seville Sevilla, zaragoza Saragossa
lombardy Lombardei, lazio Latium, piedmont Piemont, veneto Venetien, tuscany Toskana, campania Kampanien, sicily Sizilien, milan Mailand, rome Rom, venice Venedig, florence Florenz, naples Neapel
masovia Masowien, lesser-poland Kleinpolen, lower-silesia Niederschlesien, greater-poland Großpolen, pomerania Pommern, silesia Schlesien, warsaw Warschau, krakow Krakau, wroclaw Breslau, poznan Posen, gdansk Danzig, katowice Kattowitz, szczecin Stettin
the-hague Den Haag, brussels Brüssel, antwerp Antwerpen, ghent Gent, bruges Brügge, liege Lüttich, leuven Löwen, lisbon Lissabon, gothenburg Göteborg, copenhagen Kopenhagen
prague Prag, brno Brünn, plzen Pilsen, bucharest Bukarest, athens Athen
california Kalifornien, new-york-city New York, quebec Québec, quebec-city Québec, mexico-city-mx Mexiko-Stadt, mexico-city Mexiko-Stadt
western-australia Westaustralien, south-australia Südaustralien, tasmania Tasmanien, new-delhi Neu-Delhi, tokyo-jp Tokio, tokyo Tokio, cape-town Kapstadt, singapore-sg Singapur, ho-chi-minh-city Ho-Chi-Minh-Stadt, beijing Peking
`;
