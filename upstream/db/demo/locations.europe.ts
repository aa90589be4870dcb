/**
 * Places in Europe. Each country code is followed by the country's states (code, name: cities) or, with "-", by cities
 * without a state. Cities are sorted by size; after "|" come the local name and then other names. Ids depend on the
 * order, so add new places only at the end of a line or of the file.
 */
export const EUROPE = `
DE
BY Bavaria|Bayern: Munich|München, Nuremberg|Nürnberg, Augsburg, Regensburg, Würzburg
BW Baden-Württemberg: Stuttgart, Mannheim, Karlsruhe, Freiburg, Heidelberg, Ulm
NW North Rhine-Westphalia|Nordrhein-Westfalen: Cologne|Köln, Düsseldorf, Dortmund, Essen, Münster, Bielefeld
HE Hesse|Hessen: Frankfurt am Main, Wiesbaden, Kassel, Darmstadt
NI Lower Saxony|Niedersachsen: Hanover|Hannover, Braunschweig, Oldenburg, Göttingen
SN Saxony|Sachsen: Leipzig, Dresden, Chemnitz
RP Rhineland-Palatinate|Rheinland-Pfalz: Mainz, Koblenz
SH Schleswig-Holstein: Kiel, Lübeck
TH Thuringia|Thüringen: Erfurt, Jena
BB Brandenburg: Potsdam, Cottbus
ST Saxony-Anhalt|Sachsen-Anhalt: Halle, Magdeburg
MV Mecklenburg-Vorpommern: Rostock, Schwerin
- Berlin, Hamburg, Bremen
AT
TI Tyrol|Tirol: Innsbruck
ST Styria|Steiermark: Graz
OO Upper Austria|Oberösterreich: Linz
SZ Salzburg: Salzburg
- Vienna|Wien
CH
ZH Zurich|Zürich: Zurich|Zürich, Winterthur
BE Bern: Bern
VD Vaud|Waadt: Lausanne
GE Geneva|Genève: Geneva|Genève|Genf
- Basel, Lucerne|Luzern, St. Gallen
GB
ENG England: London, Manchester, Birmingham, Leeds, Bristol, Liverpool, Newcastle upon Tyne, Sheffield, Nottingham, Brighton, Oxford, Cambridge, York, Bath, Southampton, Reading
SCT Scotland: Glasgow, Edinburgh, Aberdeen, Dundee
WLS Wales: Cardiff, Swansea
NIR Northern Ireland: Belfast
FR
IDF Île-de-France: Paris, Versailles
ARA Auvergne-Rhône-Alpes: Lyon, Grenoble, Saint-Étienne, Annecy
PAC Provence-Alpes-Côte d’Azur: Marseille, Nice, Aix-en-Provence
OCC Occitanie: Toulouse, Montpellier
NAQ Nouvelle-Aquitaine: Bordeaux, La Rochelle
HDF Hauts-de-France: Lille, Amiens
BRE Brittany|Bretagne: Rennes, Brest
GES Grand Est: Strasbourg, Reims
- Nantes
ES
MD Community of Madrid|Comunidad de Madrid: Madrid, Alcalá de Henares
CT Catalonia|Cataluña|Catalunya: Barcelona, Girona, Tarragona
AN Andalusia|Andalucía: Seville|Sevilla, Málaga, Granada, Córdoba
VC Valencian Community|Comunitat Valenciana: Valencia, Alicante
PV Basque Country|País Vasco|Euskadi: Bilbao, San Sebastián|San Sebastián|Donostia
GA Galicia: Vigo, A Coruña
IB Balearic Islands|Illes Balears: Palma
AR Aragon|Aragón: Zaragoza
IT
LOM Lombardy|Lombardia: Milan|Milano, Bergamo, Brescia
LAZ Lazio: Rome|Roma
PIE Piedmont|Piemonte: Turin|Torino, Novara
VEN Veneto: Venice|Venezia, Verona, Padua|Padova
EMR Emilia-Romagna: Bologna, Modena, Parma
TOS Tuscany|Toscana: Florence|Firenze, Pisa
CAM Campania: Naples|Napoli, Salerno
SIC Sicily|Sicilia: Palermo, Catania
PL
MZ Masovia|Mazowieckie: Warsaw|Warszawa
MA Lesser Poland|Małopolskie: Kraków|Kraków|Cracow
DS Lower Silesia|Dolnośląskie: Wrocław
WP Greater Poland|Wielkopolskie: Poznań
PM Pomerania|Pomorskie: Gdańsk, Gdynia
SL Silesia|Śląskie: Katowice
- Łódź, Lublin, Szczecin
NL
- Amsterdam, Rotterdam, The Hague|Den Haag, Utrecht, Eindhoven, Groningen, Breda, Nijmegen, Haarlem, Zwolle
BE
- Brussels|Brussel|Bruxelles, Antwerp|Antwerpen, Ghent|Gent, Bruges|Brugge, Liège, Leuven
IE
- Dublin, Cork, Galway, Limerick
PT
- Lisbon|Lisboa, Porto, Braga, Coimbra, Aveiro, Faro
SE
- Stockholm, Gothenburg|Göteborg, Malmö, Uppsala, Linköping, Örebro, Umeå
NO
- Oslo, Bergen, Trondheim, Stavanger, Tromsø
DK
- Copenhagen|København, Aarhus|Århus, Odense, Aalborg
FI
- Helsinki|Helsingfors, Tampere, Turku|Åbo, Oulu, Espoo
CZ
- Prague|Praha, Brno, Ostrava, Plzeň
HU
- Budapest, Debrecen, Szeged, Pécs
RO
- Bucharest|București, Cluj-Napoca, Timișoara, Iași
GR
- Athens|Αθήνα, Thessaloniki|Θεσσαλονίκη, Patras
TR
- Istanbul|İstanbul, Ankara, İzmir, Bursa, Antalya
`;
