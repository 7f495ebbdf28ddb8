/** Whole recipes as readers paste them, by what is special about their shape. */
export const germanTexts = {
  "with headings and groups": `Omas Apfelkuchen

Ein saftiger Kuchen vom Blech, der auch am nächsten Tag noch schmeckt.

Für 12 Stücke
Arbeitszeit: 30 Min.
Backzeit: 45 Minuten
Ruhezeit: 1 Std.
Schwierigkeit: einfach

Zutaten

Für den Teig:
250 g Mehl
125 g Butter, kalt
1 Ei
1 Prise Salz

Für den Belag:
1 kg Äpfel
2 EL Zucker
1 TL Zimt

Zubereitung

1. Mehl, Butter, Ei und Salz rasch verkneten und 1 Stunde kalt stellen.
2. Die Äpfel schälen und in Spalten schneiden.
3. Den Teig ausrollen, mit Äpfeln belegen und bei 180 °C 45 Minuten backen.

Tipp: Dazu passt geschlagene Sahne.`,

  "a mail with greeting and wrapped lines": `Von: Anna Beispiel <anna@example.org>
An: Ben
Datum: 3. März 2026
Betreff: WG: Linsensuppe wie bei Tante Uschi

Lieber Ben,
hier ist endlich das Rezept, das du haben wolltest.

Zutaten für 4 Personen:
- 250 g braune Linsen
- 2 Karotten
- 1 Stange Lauch, in feinen
  Ringen
- 1,5 l Gemüsebrühe
- Salz und Pfeffer

Zubereitung:
Das Gemüse putzen und würfeln. Alles in einem großen Topf in
etwas Öl anschwitzen und mit der Brühe aufgießen.

Die Linsen zugeben und zugedeckt 40 Minuten leise köcheln
lassen. Mit Salz und Pfeffer abschmecken.

Liebe Grüße
Anna`,

  "without headings": `Pfannkuchen

250 g Mehl
500 ml Milch
3 Eier
1 Prise Salz
etwas Butter

Mehl, Milch, Eier und Salz zu einem glatten Teig verrühren.
Den Teig 20 Minuten ruhen lassen.
In einer Pfanne mit Butter goldbraune Pfannkuchen backen.`,

  "in Markdown": `# Kürbissuppe

**Portionen:** 4 | **Zubereitungszeit:** 40 Minuten

## Zutaten

* 1 Hokkaidokürbis (ca. 1 kg)
* 1 Zwiebel
* 400 ml Kokosmilch
* 2 EL Olivenöl

## Utensilien

* Topf
* Pürierstab

## Zubereitung

1. **Vorbereiten:** Den Kürbis in Stücke schneiden.
2. Zwiebel und Kürbis im Öl anbraten.
3. Mit Kokosmilch ablöschen, 20 Minuten kochen und pürieren.

## Hinweise

Die Suppe lässt sich gut einfrieren.

Quelle: https://kueche.example/kuerbissuppe`,

  "a table pasted with one cell a line": `Spaghetti mit Tomatensauce
Zutaten für 2 Portionen
250 g
Spaghetti
1 Dose/n
Tomaten, stückige
2 Zehe/n
Knoblauch
etwas
Olivenöl
Zubereitung
Gesamtzeit ca. 25 Minuten
Die Spaghetti nach Packungsanweisung kochen.
Den Knoblauch in Öl anbraten, Tomaten zugeben und 15 Minuten köcheln lassen.
Alles mischen und servieren.`,

  "with everything on one line": `Obatzda: schnell gemacht

Zutaten: 200 g Camembert, 50 g weiche Butter, 1 kleine Zwiebel, fein gewürfelt, 1 TL Paprikapulver, Salz
Zubereitung: Camembert zerdrücken, mit Butter und Paprikapulver verrühren. Zwiebel untermischen und salzen.`,

  "a note with group names above an empty line": `Lasagne

800 g Hackfleisch
2 Zwiebeln
1 Dose Tomaten

Béchamel
50 g Butter
50 g Mehl
600 ml Milch

Hackfleisch und Zwiebeln anbraten, die Tomaten zugeben und alles eine halbe Stunde köcheln lassen.

Für die Béchamel Butter schmelzen, Mehl einrühren und mit der Milch aufgießen, bis die Sauce bindet.

Alles schichten und bei 180 Grad 40 Minuten backen.`,

  "steps with headings": `Hefezopf
Zutaten
500 g Mehl
1 Würfel Hefe
250 ml lauwarme Milch
80 g Zucker

Zubereitung

Schritt 1: Teig kneten
Mehl, Hefe, Milch und Zucker verkneten.

Schritt 2: Gehen lassen
Den Teig zugedeckt 1 Stunde gehen lassen.

Schritt 3: Backen
Einen Zopf flechten und 30 Minuten bei 180 °C backen.

Guten Appetit!`,

  "with an empty line after each line": `Rührei

Zutaten

4 Eier

2 EL Milch

Salz

Zubereitung

Die Eier mit der Milch verquirlen.

In der Pfanne bei kleiner Hitze stocken lassen.`,

  "with facts that have no colon": `Vanillekipferl
Ergibt ca. 40 Stück
Zubereitungszeit 45 Minuten
Backzeit 12 Minuten
Kühlzeit 1 Stunde
Niveau: mittel

Für den Teig
280 g Mehl
210 g Butter
100 g gemahlene Mandeln
70 g Zucker

Zum Wälzen
50 g Puderzucker
1 Päckchen Vanillezucker

So wird's gemacht
- Alle Zutaten für den Teig verkneten und kühl stellen.
- Kipferl formen und bei 175 °C Ober-/Unterhitze backen.
- Noch warm im Zuckergemisch wälzen.

Anmerkung:
In einer Dose halten sie drei Wochen.
`,
};
