/** Names of states and cities in Polish, in the format of placeNames.ts. */
export const pl = `
bavaria Bawaria, baden-wurttemberg Badenia-Wirtembergia, north-rhine-westphalia Nadrenia Północna-Westfalia, hesse Hesja, lower-saxony Dolna Saksonia, saxony Saksonia, rhineland-palatinate Nadrenia-Palatynat, schleswig-holstein Szlezwik-Holsztyn, thuringia Turyngia, brandenburg Brandenburgia, saxony-anhalt Saksonia-Anhalt, mecklenburg-vorpommern Meklemburgia-Pomorze Przednie
munich Monachium, nuremberg Norymberga, regensburg Ratyzbona, cologne Kolonia, frankfurt-am-main Frankfurt nad Menem, hanover Hanower, gottingen Getynga, leipzig Lipsk, dresden Drezno, mainz Moguncja, koblenz Koblencja, kiel Kilonia, lubeck Lubeka, potsdam Poczdam, freiburg Fryburg Bryzgowijski, bremen Brema
upper-austria Górna Austria, vienna Wiedeń
zurich-ch Zurych, zurich Zurych, bern-ch Berno, bern Berno, geneva-ch Genewa, geneva Genewa, lausanne Lozanna, basel Bazylea, lucerne Lucerna
england Anglia, scotland Szkocja, wales Walia, northern-ireland Irlandia Północna, london Londyn, edinburgh Edynburg
auvergne-rhone-alpes Owernia-Rodan-Alpy, provence-alpes-cote-d-azur Prowansja-Alpy-Lazurowe Wybrzeże, occitanie Oksytania, nouvelle-aquitaine Nowa Akwitania, brittany Bretania, paris Paryż, versailles Wersal, marseille Marsylia, nice Nicea, toulouse Tuluza, strasbourg Strasburg
community-of-madrid Wspólnota Madrytu, catalonia Katalonia, andalusia Andaluzja, valencian-community Wspólnota Walencka, basque-country Kraj Basków, galicia Galicja, balearic-islands Baleary, aragon Aragonia, madrid Madryt, seville Sewilla, granada Grenada, cordoba Kordoba, valencia Walencja, zaragoza Saragossa
lombardy Lombardia, lazio Lacjum, piedmont Piemont, veneto Wenecja Euganejska, emilia-romagna Emilia-Romania, tuscany Toskania, campania Kampania, sicily Sycylia, milan Mediolan, rome Rzym, turin Turyn, venice Wenecja, verona Werona, padua Padwa, bologna Bolonia, florence Florencja, pisa Piza, naples Neapol, catania Katania
masovia Mazowieckie, lesser-poland Małopolskie, lower-silesia Dolnośląskie, greater-poland Wielkopolskie, pomerania Pomorskie, silesia Śląskie, warsaw Warszawa
the-hague Haga, brussels Bruksela, antwerp Antwerpia, ghent Gandawa, bruges Brugia, lisbon Lizbona, stockholm Sztokholm, gothenburg Göteborg, copenhagen Kopenhaga
prague Praga, ostrava Ostrawa, plzen Pilzno, budapest Budapeszt, debrecen Debreczyn, szeged Segedyn, bucharest Bukareszt, cluj-napoca Kluż-Napoka, athens Ateny, thessaloniki Saloniki, istanbul Stambuł
california Kalifornia, texas Teksas, florida Floryda, new-york Nowy Jork, pennsylvania Pensylwania, north-carolina Karolina Północna, virginia Wirginia, washington Waszyngton, colorado Kolorado, new-york-city Nowy Jork, philadelphia Filadelfia
british-columbia Kolumbia Brytyjska, nova-scotia Nowa Szkocja, quebec-city Quebec, mexico-city-mx Meksyk, mexico-city Meksyk
new-south-wales Nowa Południowa Walia, victoria-au Wiktoria, western-australia Australia Zachodnia, south-australia Australia Południowa, mumbai Mumbaj, new-delhi Nowe Delhi, kolkata Kalkuta
tokyo-jp Tokio, tokyo Tokio, kyoto-jp Kioto, kyoto Kioto, jerusalem Jerozolima, haifa Hajfa, tel-aviv Tel Awiw, dubai Dubaj, abu-dhabi Abu Zabi, cape-town Kapsztad, singapore-sg Singapur, seoul Seul, ho-chi-minh-city Ho Chi Minh, shanghai Szanghaj, beijing Pekin, jakarta Dżakarta
`;
