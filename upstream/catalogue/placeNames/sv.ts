/** Names of states and cities in Swedish, in the format of placeNames.ts. */
export const sv = `
bavaria Bayern, north-rhine-westphalia Nordrhein-Westfalen, hesse Hessen, lower-saxony Niedersachsen, saxony Sachsen, rhineland-palatinate Rheinland-Pfalz, thuringia Thüringen, saxony-anhalt Sachsen-Anhalt
munich München, nuremberg Nürnberg, cologne Köln, hanover Hannover
tyrol Tyrolen, styria Steiermark, upper-austria Oberösterreich, vienna Wien, zurich-ch Zürich, zurich Zürich, geneva-ch Genève, geneva Genève, lucerne Luzern
scotland Skottland, northern-ireland Nordirland, brittany Bretagne
community-of-madrid Comunidad de Madrid, valencian-community Comunitat Valenciana, catalonia Katalonien, andalusia Andalusien, basque-country Baskien, galicia Galicien, balearic-islands Balearerna, aragon Aragonien, seville Sevilla
lombardy Lombardiet, piedmont Piemonte, tuscany Toscana, campania Kampanien, sicily Sicilien, milan Milano, rome Rom, venice Venedig, florence Florens, naples Neapel
masovia Masovien, lesser-poland Lillpolen, lower-silesia Nedre Schlesien, greater-poland Storpolen, pomerania Pommern, silesia Schlesien, warsaw Warszawa
the-hague Haag, brussels Bryssel, antwerp Antwerpen, ghent Gent, bruges Brygge, lisbon Lissabon, gothenburg Göteborg, copenhagen Köpenhamn, aarhus Århus, aalborg Ålborg, helsinki Helsingfors, tampere Tammerfors, turku Åbo, oulu Uleåborg, espoo Esbo
prague Prag, bucharest Bukarest, athens Aten, california Kalifornien, new-york-city New York, quebec Québec, quebec-city Québec
cape-town Kapstaden, seoul Söul, beijing Peking
`;
