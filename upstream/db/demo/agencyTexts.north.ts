import type { AgencyWording } from './agencyWording.ts';

function words(text: string): string[] {
  return text.split(', ');
}

const german: AgencyWording = {
  first: words('Hafen, Linden, Klar, Weit, Nord, Kranich, Funken, Ufer, Morgen, Berg, Eisvogel, Tal, Stern, Birken'),
  second: words('kontor, werk, blick, raum, licht, strom, agentur, medien, wort, feld'),
  join: '',
  taglines: [
    'Online-Marketing, das sich rechnet',
    'Gefunden werden, wo gesucht wird',
    'Klare Worte, saubere Daten, mehr Kunden',
    'Wachstum mit Augenmaß',
    'Digitales Handwerk für den Mittelstand',
    'Weniger Bauchgefühl, mehr Wirkung',
    'Ihre Marketingabteilung auf Abruf',
    'Kampagnen mit Kopf und Zahl',
  ],
  shorts: [
    'Wir sind {people} Fachleute mit Sitz in {city}. Seit {founded} begleiten wir Unternehmen mit diesen Schwerpunkten: {services}. Verständlich, messbar, ohne lange Verträge.',
    '{name} plant, baut und betreut digitales Marketing für Unternehmen, die ihre Kunden kennen. Standort: {city}. Schwerpunkte: {services}.',
    'Unabhängige Agentur, gegründet {founded}, Standort {city}. Unsere Themen: {services}. Wir sagen früh, wenn sich etwas nicht lohnt.',
  ],
  paragraphs: [
    [
      '{name} entstand {founded} mit einem Schreibtisch und einem Kunden. Der Schreibtisch ist Geschichte, der Kunde ist geblieben. Wir sind langsam gewachsen, weil wir nur Menschen einstellen, denen wir unser eigenes Geld anvertrauen würden. Unser Standort: {city}.',
      '{name} ist eine inhabergeführte Agentur, Standort {city}, gegründet {founded}. Wir arbeiten für Familienbetriebe, junge Unternehmen und einige große, und immer nach derselben Gewohnheit: erst die Zahlen ansehen, dann eine Meinung bilden.',
    ],
    [
      'Unsere Schwerpunkte: {services}. Sie gehören zusammen, denn eine gute Anzeige rettet keine langsame Seite, und die beste Seite nützt wenig, wenn niemand sie findet. Darum kümmert sich ein Team um alles, mit einem Plan und einem Budget.',
    ],
    [
      'Ein Projekt beginnt mit zwei Wochen Analyse. Danach liegt eine Liste von Maßnahmen auf dem Tisch, mit Aufwand, Kosten und erwarteter Wirkung, sortiert nach dem, was sich zuerst lohnt. Mit dieser Liste dürfen Sie auch woanders hingehen. Die meisten bleiben.',
      'Wir arbeiten in Abschnitten von vier Wochen. Am Anfang steht, was erreicht werden soll, am Ende, was daraus geworden ist, auch wenn es nicht geklappt hat. Konten, Dateien und Texte gehören vom ersten Tag an Ihnen.',
    ],
    [
      'Sie haben eine feste Ansprechperson, die Ihr Geschäft kennt und innerhalb eines Arbeitstages antwortet. Dahinter stehen Leute für Text, Gestaltung, Technik und Auswertung, die im selben Raum sitzen, damit zwischen den Abteilungen nichts verloren geht.',
    ],
    [
      'Wir betreuen {12-60} Unternehmen gleichzeitig, von der Praxis um die Ecke bis zum Exporteur mit Shops in {6-14} Ländern. Die Hälfte kam auf Empfehlung. Fragen Sie uns nach Namen: Die meisten erzählen gern, wie es gelaufen ist.',
    ],
    [
      'Schreiben Sie uns ein paar Sätze über Ihr Unternehmen und darüber, was Sie am Wachsen hindert. Wir antworten mit einer ersten Einschätzung, kostenlos und ohne Foliensatz. Das Erstgespräch dauert eine halbe Stunde.',
    ],
  ],
};

const dutch: AgencyWording = {
  first: words('Studio, Bureau, De, Atelier, Team'),
  second: words('Kompas, Waterlijn, Vuurtoren, Zandbank, IJsvogel, Noorderzon, Sluis, Horizon, Merel, Lantaarn'),
  join: ' ',
  taglines: [
    'Marketing waar je op kunt rekenen',
    'Gevonden worden begint hier',
    'Nuchter advies, meetbare groei',
    'Van eerste klik tot vaste klant',
  ],
  shorts: [
    'Wij zijn een team van {people} mensen in {city}. Sinds {founded} helpen we bedrijven groeien met {services}, met rapporten die iedereen begrijpt.',
    '{name} bedenkt, bouwt en beheert online marketing voor ondernemers met ambitie. Gevestigd in {city}, gespecialiseerd in {services}.',
  ],
  paragraphs: [
    [
      '{name} begon in {founded} in {city} met één bureau en één klant. Het bureau is weg, de klant is gebleven. We zijn bewust langzaam gegroeid, omdat we alleen mensen aannemen aan wie we ook ons eigen geld zouden toevertrouwen.',
    ],
    [
      'De meeste projecten draaien om {services}. Dat hoort bij elkaar: een goede advertentie redt geen trage pagina, en de beste pagina heeft weinig nut als niemand haar vindt. Daarom zorgt één team voor alles, met één plan en één budget.',
    ],
    [
      'Een project begint met twee weken analyse. Daarna krijg je een lijst met maatregelen, met inspanning, kosten en verwacht effect, gesorteerd op wat het eerst loont. Met die lijst mag je ook ergens anders heen. De meeste bedrijven blijven.',
    ],
    [
      'Je hebt één vast aanspreekpunt dat je bedrijf kent en binnen een werkdag antwoordt. Daarachter zitten schrijvers, ontwerpers, ontwikkelaars en analisten in dezelfde ruimte, zodat er tussen afdelingen niets verloren gaat.',
    ],
    [
      'We werken voor {12-50} bedrijven tegelijk, van de praktijk om de hoek tot exporteurs met winkels in {5-12} landen. De helft kwam via via. Vraag gerust naar hun ervaringen.',
    ],
    [
      'Stuur ons een paar zinnen over je bedrijf en over wat de groei in de weg staat. Je krijgt een eerste inschatting terug, gratis en zonder presentatie. Het eerste gesprek duurt een half uur.',
    ],
  ],
};

const swedish: AgencyWording = {
  first: words('Björk, Norr, Sjö, Fyr, Skog, Vinter, Lykt, Havs'),
  second: words('byrån, verket, studion, ljus, vind, media'),
  join: '',
  taglines: ['Marknadsföring som går att räkna på', 'Synas där kunderna letar', 'Lugn tillväxt, tydliga siffror'],
  shorts: [
    'Vi är ett team på {people} personer i {city}. Sedan {founded} hjälper vi företag att växa med {services}, alltid med rapporter som alla förstår.',
    '{name} planerar, bygger och sköter digital marknadsföring för företag som vill framåt. Vi finns i {city} och arbetar med {services}.',
  ],
  paragraphs: [
    [
      '{name} startade i {city} {founded} med ett skrivbord och en kund. Skrivbordet är borta, kunden är kvar. Vi har vuxit långsamt med flit, eftersom vi bara anställer människor som vi skulle låta sköta våra egna pengar.',
    ],
    [
      'De flesta uppdragen handlar om {services}. Det hör ihop: en bra annons räddar inte en långsam sida, och den bästa sidan gör liten nytta om ingen hittar den. Därför sköter ett team alltihop, med en plan och en budget.',
    ],
    [
      'Ett projekt börjar med två veckors analys. Sedan får du en lista med åtgärder, med insats, kostnad och väntad effekt, sorterad efter vad som lönar sig först. Du får gärna ta med dig listan någon annanstans. De flesta stannar.',
    ],
    [
      'Du har en fast kontakt som kan din verksamhet och svarar inom en arbetsdag. Bakom står skribenter, formgivare, utvecklare och analytiker i samma rum, så att inget tappas bort på vägen.',
    ],
    [
      'Vi arbetar med {10-40} företag samtidigt, från kliniken på hörnet till exportörer med butiker i {4-10} länder. Hälften kom på rekommendation. Fråga gärna hur det gick för dem.',
    ],
    [
      'Skriv några meningar om ditt företag och om vad som hindrar er från att växa. Vi svarar med en första bedömning, utan kostnad och utan presentation. Första samtalet tar en halvtimme.',
    ],
  ],
};

export const northern = { de: german, nl: dutch, sv: swedish };
