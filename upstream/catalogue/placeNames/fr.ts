/** Names of states and cities in French, in the format of placeNames.ts. */
export const fr = `
bavaria Bavière, baden-wurttemberg Bade-Wurtemberg, north-rhine-westphalia Rhénanie-du-Nord-Westphalie, lower-saxony Basse-Saxe, saxony Saxe, rhineland-palatinate Rhénanie-Palatinat, thuringia Thuringe, brandenburg Brandebourg, saxony-anhalt Saxe-Anhalt, mecklenburg-vorpommern Mecklembourg-Poméranie-Occidentale
augsburg Augsbourg, regensburg Ratisbonne, wurzburg Wurtzbourg, freiburg Fribourg-en-Brisgau, frankfurt-am-main Francfort-sur-le-Main, hanover Hanovre, dresden Dresde, mainz Mayence, koblenz Coblence, magdeburg Magdebourg, hamburg Hambourg, bremen Brême
styria Styrie, upper-austria Haute-Autriche, salzburg-at Salzbourg, salzburg Salzbourg, vienna Vienne
bern-ch Berne, bern Berne, geneva-ch Genève, geneva Genève, winterthur Winterthour, basel Bâle, st-gallen Saint-Gall
england Angleterre, scotland Écosse, wales Pays de Galles, northern-ireland Irlande du Nord, london Londres, edinburgh Édimbourg
brittany Bretagne
community-of-madrid Communauté de Madrid, catalonia Catalogne, andalusia Andalousie, valencian-community Communauté valencienne, basque-country Pays basque, galicia Galice, balearic-islands Îles Baléares, barcelona Barcelone, girona Gérone, tarragona Tarragone, seville Séville, granada Grenade, cordoba Cordoue, valencia Valence, san-sebastian Saint-Sébastien, a-coruna La Corogne, zaragoza Saragosse
lombardy Lombardie, lazio Latium, piedmont Piémont, veneto Vénétie, emilia-romagna Émilie-Romagne, tuscany Toscane, campania Campanie, sicily Sicile, bergamo Bergame, venice Venise, verona Vérone, padua Padoue, bologna Bologne, modena Modène, parma Parme, pisa Pise, salerno Salerne, palermo Palerme, catania Catane
masovia Mazovie, lesser-poland Petite-Pologne, lower-silesia Basse-Silésie, greater-poland Grande-Pologne, pomerania Poméranie, silesia Silésie, warsaw Varsovie, krakow Cracovie
the-hague La Haye, groningen Groningue, brussels Bruxelles, antwerp Anvers, ghent Gand, leuven Louvain, lisbon Lisbonne
gothenburg Göteborg, copenhagen Copenhague, bucharest Bucarest, athens Athènes, thessaloniki Thessalonique
california Californie, florida Floride, pennsylvania Pennsylvanie, georgia Géorgie, north-carolina Caroline du Nord, virginia Virginie, new-york-city New York, philadelphia Philadelphie
quebec Québec, british-columbia Colombie-Britannique, nova-scotia Nouvelle-Écosse, montreal Montréal, quebec-city Québec, mexico-city-mx Mexico, mexico-city Mexico
new-south-wales Nouvelle-Galles du Sud, western-australia Australie-Occidentale, south-australia Australie-Méridionale, tasmania Tasmanie
jerusalem Jérusalem, dubai Dubaï, singapore-sg Singapour, seoul Séoul, ho-chi-minh-city Hô Chi Minh-Ville, hanoi Hanoï, beijing Pékin
`;
