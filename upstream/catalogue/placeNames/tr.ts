/** Names of states and cities in Turkish, in the format of placeNames.ts. */
export const tr = `
bavaria Bavyera, north-rhine-westphalia Kuzey Ren-Vestfalya, hesse Hessen, lower-saxony Aşağı Saksonya, saxony Saksonya, rhineland-palatinate Renanya-Palatina, thuringia Türingiya, saxony-anhalt Saksonya-Anhalt, mecklenburg-vorpommern Mecklenburg-Ön Pomeranya
munich Münih, nuremberg Nürnberg, cologne Köln, hanover Hannover
tyrol Tirol, styria Steiermark, upper-austria Yukarı Avusturya, vienna Viyana, zurich-ch Zürih, zurich Zürih, geneva-ch Cenevre, geneva Cenevre, lausanne Lozan, lucerne Luzern
england İngiltere, scotland İskoçya, wales Galler, northern-ireland Kuzey İrlanda, london Londra
brittany Bretanya, versailles Versay, marseille Marsilya, strasbourg Strazburg
community-of-madrid Comunidad de Madrid, valencian-community Comunitat Valenciana, catalonia Katalonya, andalusia Endülüs, basque-country Bask Bölgesi, galicia Galiçya, balearic-islands Balear Adaları, barcelona Barselona, seville Sevilla, valencia Valensiya
lombardy Lombardiya, piedmont Piyemonte, tuscany Toskana, sicily Sicilya, milan Milano, rome Roma, turin Torino, venice Venedik, padua Padova, florence Floransa, naples Napoli
masovia Mazovya, lesser-poland Küçük Polonya, greater-poland Büyük Polonya, lower-silesia Aşağı Silezya, pomerania Pomeranya, silesia Silezya, warsaw Varşova, krakow Krakov
the-hague Lahey, brussels Brüksel, antwerp Anvers, ghent Gent, bruges Brugge, lisbon Lizbon, gothenburg Göteborg, copenhagen Kopenhag
prague Prag, budapest Budapeşte, bucharest Bükreş, athens Atina, thessaloniki Selanik, istanbul İstanbul
california Kaliforniya, texas Teksas, north-carolina Kuzey Karolina, new-york-city New York, philadelphia Filadelfiya, british-columbia Britanya Kolumbiyası, quebec-city Québec, mexico-city-mx Meksiko, mexico-city Meksiko
new-south-wales Yeni Güney Galler, western-australia Batı Avustralya, south-australia Güney Avustralya, tasmania Tazmanya, sydney Sidney, new-delhi Yeni Delhi
jerusalem Kudüs, haifa Hayfa, abu-dhabi Abu Dabi, singapore-sg Singapur, seoul Seul, ho-chi-minh-city Ho Chi Minh Kenti, shanghai Şanghay, beijing Pekin, jakarta Cakarta
`;
