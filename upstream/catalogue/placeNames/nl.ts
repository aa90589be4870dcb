/** Names of states and cities in Dutch, in the format of placeNames.ts. */
export const nl = `
bavaria Beieren, north-rhine-westphalia Noordrijn-Westfalen, hesse Hessen, lower-saxony Nedersaksen, saxony Saksen, rhineland-palatinate Rijnland-Palts, schleswig-holstein Sleeswijk-Holstein, thuringia Thüringen, saxony-anhalt Saksen-Anhalt, mecklenburg-vorpommern Mecklenburg-Voor-Pommeren
munich München, nuremberg Neurenberg, cologne Keulen, hanover Hannover
tyrol Tirol, styria Stiermarken, upper-austria Opper-Oostenrijk, vienna Wenen
zurich-ch Zürich, zurich Zürich, geneva-ch Genève, geneva Genève, basel Bazel, lucerne Luzern
england Engeland, scotland Schotland, northern-ireland Noord-Ierland, london Londen
brittany Bretagne, paris Parijs, strasbourg Straatsburg
community-of-madrid Comunidad de Madrid, valencian-community Comunitat Valenciana, catalonia Catalonië, andalusia Andalusië, basque-country Baskenland, galicia Galicië, balearic-islands Balearen, seville Sevilla
lombardy Lombardije, piedmont Piëmont, tuscany Toscane, campania Campanië, sicily Sicilië, milan Milaan, turin Turijn, venice Venetië, naples Napels
masovia Mazovië, lesser-poland Klein-Polen, lower-silesia Neder-Silezië, greater-poland Groot-Polen, pomerania Pommeren, silesia Silezië, warsaw Warschau, krakow Krakau
the-hague Den Haag, brussels Brussel, antwerp Antwerpen, ghent Gent, bruges Brugge, liege Luik, lisbon Lissabon, gothenburg Göteborg, copenhagen Kopenhagen
prague Praag, plzen Pilsen, bucharest Boekarest, athens Athene, california Californië, new-york-city New York, british-columbia Brits-Columbia, quebec-city Quebec
mexico-city-mx Mexico-Stad, mexico-city Mexico-Stad, western-australia West-Australië, south-australia Zuid-Australië, tasmania Tasmanië, tokyo-jp Tokio, tokyo Tokio, jerusalem Jeruzalem, cape-town Kaapstad
ho-chi-minh-city Ho Chi Minhstad, beijing Peking
`;
