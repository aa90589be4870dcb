import { projects } from './agencyWording.ts';

/** Completed projects in the languages of western and northern Europe. */
export const westernStories = {
  de: projects(`
1|Doppelt so oft gefunden: {client}|Hunderte Seiten machten einander Konkurrenz, und die Besuche über Suchmaschinen gingen jeden Monat zurück.|Wir haben Seiten zusammengelegt, interne Links repariert und {12-30} Ratgeber zu echten Kundenfragen geschrieben.|Die Besuche über die Suche stiegen in {6-11} Monaten um {60-140} Prozent.
2|Günstigere Bestellungen für {client}|Klicks waren so teuer geworden, dass sich jede zweite Bestellung aus Anzeigen nicht mehr rechnete.|Das Konto wurde nach Deckungsbeitrag statt nach Umsatz aufgebaut, {200-900} Suchbegriffe wurden ausgeschlossen.|Die Kosten je Bestellung sanken in {3-6} Monaten um {25-55} Prozent.
6|Ein Shop, den man gern benutzt|Auf dem Handy gingen die meisten Besucher, bevor sie ein Produkt gesehen hatten.|Nach {6-12} Gesprächen mit Kunden haben wir Navigation, Produktseiten und Suche neu gestaltet und jeden Schritt getestet.|Bestellungen über das Handy stiegen in den ersten Monaten um {30-75} Prozent.
5|Kunden von {client} kommen wieder|Jeden Tag kamen neue Kunden, und niemand sprach je wieder mit ihnen.|Wir haben eine Reihe von {5-9} Mails nach der ersten Bestellung aufgesetzt und die Liste bereinigt.|Folgebestellungen wuchsen um {20-45} Prozent.
`),
  fr: projects(`
1|Deux fois plus de visites pour {client}|Des centaines de pages se faisaient concurrence et les visites issues de la recherche baissaient chaque mois.|Nous avons fusionné les pages, réparé les liens internes et rédigé {12-30} guides sur les vraies questions des clients.|Les visites issues de la recherche ont augmenté de {60-140} % en {6-11} mois.
2|Des commandes moins chères pour {client}|Les clics coûtaient si cher qu’une commande sur deux était perdue.|Le compte a été reconstruit autour de la marge et {200-900} recherches ont été exclues.|Le coût par commande a baissé de {25-55} % en {3-6} mois.
6|Une boutique agréable à utiliser|Sur téléphone, la plupart des visiteurs partaient avant d’avoir vu un produit.|Après {6-12} entretiens avec des clients, nous avons repensé la navigation, les fiches et la recherche.|Les commandes sur téléphone ont progressé de {30-75} % dès les premiers mois.
`),
  es: projects(`
1|El doble de visitas para {client}|Cientos de páginas competían entre sí y las visitas desde buscadores bajaban cada mes.|Unimos páginas, reparamos enlaces internos y escribimos {12-30} guías sobre preguntas reales de clientes.|Las visitas desde buscadores crecieron un {60-140} % en {6-11} meses.
2|Pedidos más baratos para {client}|Los clics eran tan caros que uno de cada dos pedidos daba pérdidas.|Rehicimos la cuenta en torno al margen y excluimos {200-900} búsquedas.|El coste por pedido bajó un {25-55} % en {3-6} meses.
6|Una tienda que da gusto usar|En el móvil, la mayoría se marchaba antes de ver un producto.|Tras {6-12} entrevistas con clientes rediseñamos la navegación, las fichas y el buscador.|Los pedidos desde el móvil subieron un {30-75} % en los primeros meses.
`),
  it: projects(`
1|Il doppio delle visite per {client}|Centinaia di pagine si facevano concorrenza e le visite dai motori di ricerca calavano ogni mese.|Abbiamo unito le pagine, riparato i link interni e scritto {12-30} guide sulle vere domande dei clienti.|Le visite dalla ricerca sono cresciute del {60-140} % in {6-11} mesi.
2|Ordini meno costosi per {client}|I clic costavano tanto che un ordine su due era in perdita.|Abbiamo ricostruito l’account attorno al margine ed escluso {200-900} ricerche.|Il costo per ordine è sceso del {25-55} % in {3-6} mesi.
`),
  nl: projects(`
1|Twee keer zoveel bezoek voor {client}|Honderden pagina’s zaten elkaar in de weg en het bezoek uit zoekmachines daalde elke maand.|We voegden pagina’s samen, herstelden interne links en schreven {12-30} gidsen over echte klantvragen.|Het bezoek uit zoekmachines groeide in {6-11} maanden met {60-140} procent.
2|Goedkopere bestellingen voor {client}|Klikken waren zo duur dat de helft van de bestellingen verlies opleverde.|We bouwden het account op rond marge en sloten {200-900} zoekopdrachten uit.|De kosten per bestelling daalden in {3-6} maanden met {25-55} procent.
`),
  pt: projects(`
1|O dobro de visitas para {client}|Centenas de páginas competiam entre si e as visitas da busca caíam todo mês.|Juntamos páginas, consertamos links internos e escrevemos {12-30} guias sobre dúvidas reais dos clientes.|As visitas da busca cresceram {60-140}% em {6-11} meses.
2|Pedidos mais baratos para {client}|Os cliques custavam tanto que metade dos pedidos dava prejuízo.|Reconstruímos a conta em torno da margem e excluímos {200-900} buscas.|O custo por pedido caiu {25-55}% em {3-6} meses.
`),
  sv: projects(`
1|Dubbelt så många besök för {client}|Hundratals sidor konkurrerade med varandra och besöken från sökmotorer minskade varje månad.|Vi slog ihop sidor, lagade interna länkar och skrev {12-30} guider om kundernas verkliga frågor.|Besöken från sökmotorer ökade med {60-140} procent på {6-11} månader.
2|Billigare beställningar för {client}|Klicken var så dyra att varannan beställning gick med förlust.|Vi byggde om kontot kring marginalen och uteslöt {200-900} sökningar.|Kostnaden per beställning sjönk med {25-55} procent på {3-6} månader.
`),
};
