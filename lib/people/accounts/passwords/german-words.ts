/**
 * Words that German passwords are made of, commonest first: those that lead published lists of
 * leaked German passwords, first names, football clubs, months, animals, greetings, and words of
 * the kitchen. Umlauts are written as `ae`, `oe`, `ue`. What people add to them (digits, years,
 * signs, "0" for "o") is not listed: the estimate of guesses knows it.
 */
export const germanWords: readonly string[] = `
hallo passwort geheim schatz schatzi schalke schalke04 fussball ficken arschloch hallowelt ichliebedich
sommer winter herbst fruehling sonne sonnenschein mond stern sterne berlin hamburg muenchen koeln frankfurt
stuttgart dortmund bremen leipzig dresden hannover nuernberg wien zuerich bayern deutschland oesterreich
schweiz borussia bvb bvb09 fcbayern werder hertha hsv gladbach eintracht geheimnis willkommen kennwort
schluessel zugang anmelden anmeldung einloggen losungswort internet computer rechner handy telefon drucker tastatur
bildschirm test testen tester testtest gast gaeste kunde benutzer administrator verwaltung chef
michael thomas andreas stefan stephan christian martin markus matthias peter juergen wolfgang klaus frank
alexander daniel sebastian florian philipp felix lukas leon maximilian max paul jonas niklas tim jan tobias
dennis patrick marcel kevin oliver uwe bernd dieter manfred werner horst helmut hans heinz karl fritz
friedrich otto georg josef franz ludwig rainer ralf torsten thorsten holger sven bjoern joerg lars nils moritz
julian fabian dominik benjamin simon david johannes jakob emil anton noah elias luca finn ben
anna maria julia laura lisa sarah sandra sabine susanne monika petra claudia andrea nicole stefanie
stephanie melanie katharina christina kristina christine martina birgit heike karin gabi gabriele renate
ursula brigitte helga ingrid angelika barbara silvia sylvia manuela daniela tanja anja antje katja nadine
jasmin jennifer jessica vanessa michelle lena lea leonie hannah hanna sophie sofia marie emma mia emilia
lina clara klara johanna charlotte luisa louisa franziska theresa elisabeth eva kathrin katrin simone
mama papa mutti vati oma opa mutter vater bruder schwester tochter sohn familie kinder baby engel engelchen
liebe liebling lieblings herz herzchen herzblatt kuss kuesschen maus mausi maeuschen hase hasi haeschen schnecke
schnucki schnuffel schnuffi spatz spatzi baer baerchen teddybaer knuddel kuschel suesse suesser prinzessin
prinz koenig koenigin traum traumfrau zauber hexe teufel himmel paradies freiheit frieden glueck gluecklich
hoffnung leben freunde freund freundin freundschaft musik gitarre klavier tanzen
hund katze kater kaetzchen pferd pferde vogel tiger loewe adler wolf fuchs delfin delphin schmetterling
elefant affe schwein frosch drache dackel schaeferhund mieze muschi fisch biene igel
auto mercedes porsche audi volkswagen golf opel bmw motorrad fahrrad feuerwehr polizei eisenbahn bundeswehr
januar februar maerz april mai juni juli august september oktober november dezember
montag dienstag mittwoch donnerstag freitag samstag sonntag weihnachten ostern silvester geburtstag urlaub
schule arbeit buero firma lehrer student ausbildung
rot blau gruen gelb schwarz weiss schwarzweiss gold silber
banane apfel erdbeere kirsche zitrone orange kartoffel tomate kuerbis schokolade kuchen kaese wurst
bratwurst pizza nudel nudeln spaghetti brot broetchen butter zucker salz pfeffer kaffee bier wein wasser milch
kochen backen kueche rezept rezepte lecker essen trinken mahlzeit guten appetit gutenappetit kochbuch
scheisse scheiss arsch fotze penis wichser hurensohn schlampe titten bumsen schwanz nutte idiot dummkopf
keineahnung vergessen egal nichts niemand superman batman ichbins ichbin gutentag gutenmorgen morgen
tschuess servus moin moinmoin danke bitte bittebitte genau super klasse cool geil
blume blumen rose rosen sonnenblume tulpe garten wald baum meer strand insel berge regen schnee feuer
haus zuhause wohnung fenster tuer tisch tischleindeckdich deckdich hexenhaus rotkaeppchen rumpelstilzchen
schneewittchen dornroeschen aschenputtel froschkoenig
`
  .trim()
  .split(/\s+/);
