import type { StorySeed } from "../types.ts";

/** {name}, {street}, {city}, {email}, {phone}, {register}, {vat} and {responsible} are filled in from the brand facts. */
export const stories: StorySeed[] = [
  {
    key: "page-imprint",
    storyType: "static_page",
    pageKey: "imprint",
    slug: { de: "impressum", en: "imprint" },
    title: { de: "Impressum", en: "Imprint" },
    summary: {
      de: "Wer diese Seite betreibt und wie du uns erreichst.",
      en: "Who runs this site and how to reach us.",
    },
    author: "team",
    publishedAt: "2025-11-01T09:00:00Z",
    tags: [],
    body: {
      de: [
        { type: "headline", level: 2, text: "Angaben nach § 5 DDG" },
        { type: "list", ordered: false, items: ["{name}", "{street}", "{city}", "Deutschland"] },
        { type: "headline", level: 2, text: "Kontakt" },
        { type: "list", ordered: false, items: ["E-Mail: {email}", "Telefon: {phone}"] },
        { type: "headline", level: 2, text: "Register und Umsatzsteuer" },
        {
          type: "list",
          ordered: false,
          items: ["Registereintrag: {register}", "Umsatzsteuer-Identifikationsnummer nach § 27a UStG: {vat}"],
        },
        {
          type: "headline",
          level: 2,
          text: "Verantwortlich für journalistisch-redaktionelle Inhalte nach § 18 Abs. 2 MStV",
        },
        { type: "text", text: "{responsible}, {street}, {city}" },
        { type: "headline", level: 2, text: "Kontaktstelle nach dem Digital Services Act" },
        {
          type: "text",
          text: "Für Behörden sowie für Nutzerinnen und Nutzer (Art. 11 und 12 der Verordnung (EU) 2022/2065): {email}. Du kannst uns auf Deutsch oder Englisch schreiben. Wie du einen rechtswidrigen Inhalt meldest, steht unter [Kontakt](route:/contact).",
        },
        { type: "headline", level: 2, text: "Streitbeilegung" },
        {
          type: "text",
          text: "Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Schreib uns, meistens lässt sich eine Sache so klären.",
        },
        { type: "headline", level: 2, text: "Werbung und Partner" },
        {
          type: "text",
          text: "Bezahlte Beiträge sind mit „Anzeige“ gekennzeichnet. Für Inhalte fremder Seiten, auf die wir verlinken, sind deren Betreiber verantwortlich. Fällt dir dort etwas auf, das nicht in Ordnung ist, sag uns Bescheid, und wir entfernen den Link.",
        },
        { type: "headline", level: 2, text: "Bilder und Texte" },
        {
          type: "text",
          text: "Texte, Bilder und Filme der Redaktion gehören uns, die der Community denen, die sie eingestellt haben. Kochen, ausdrucken und weitersagen ist erlaubt, für alles andere frag uns.",
        },
      ],
      en: [
        { type: "headline", level: 2, text: "Information under section 5 DDG (German Digital Services Act)" },
        { type: "list", ordered: false, items: ["{name}", "{street}", "{city}", "Germany"] },
        { type: "headline", level: 2, text: "Contact" },
        { type: "list", ordered: false, items: ["Email: {email}", "Telephone: {phone}"] },
        { type: "headline", level: 2, text: "Register and VAT" },
        {
          type: "list",
          ordered: false,
          items: ["Commercial register: {register}", "VAT identification number under section 27a UStG: {vat}"],
        },
        { type: "headline", level: 2, text: "Responsible for editorial content under section 18 (2) MStV" },
        { type: "text", text: "{responsible}, {street}, {city}" },
        { type: "headline", level: 2, text: "Point of contact under the EU Digital Services Act" },
        {
          type: "text",
          text: "For authorities and for users (Articles 11 and 12 of Regulation (EU) 2022/2065): {email}. You can write to us in German or English. How to report illegal content is explained under [Contact](route:/contact).",
        },
        { type: "headline", level: 2, text: "Dispute resolution" },
        {
          type: "text",
          text: "We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 VSBG). Write to us; most matters can be settled that way.",
        },
        { type: "headline", level: 2, text: "Advertising and partners" },
        {
          type: "text",
          text: "Paid contributions are labelled as advertisements. The content of other sites we link to is the responsibility of those who run them. If you notice anything there that is not right, let us know and we will remove the link.",
        },
        { type: "headline", level: 2, text: "Pictures and texts" },
        {
          type: "text",
          text: "Texts, pictures and films by the editors belong to us; those from the community belong to whoever contributed them. You may cook, print and pass things on. For anything else, ask us.",
        },
      ],
    },
  },
  {
    key: "page-terms",
    storyType: "static_page",
    pageKey: "terms",
    slug: { de: "agb", en: "terms" },
    title: { de: "Allgemeine Geschäftsbedingungen", en: "Terms of use" },
    summary: {
      de: "Was du von uns erwarten kannst, was wir von dir erwarten und wem gehört, was du aufschreibst.",
      en: "What you can expect of us, what we expect of you, and who owns what you write.",
    },
    author: "team",
    publishedAt: "2025-11-01T09:10:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Stand: November 2026. Maßgeblich ist die deutsche Fassung, die englische soll dasselbe sagen.",
        },
        { type: "headline", level: 2, text: "1. Worum es geht" },
        {
          type: "text",
          text: "Diese Bedingungen gelten zwischen dir und dem im [Impressum](route:/imprint) genannten Unternehmen („wir“), wenn du Tischlein benutzt. Lesen, Kochen, Umrechnen, Timer und Einkaufszettel sind kostenlos und brauchen kein Konto.",
        },
        { type: "headline", level: 2, text: "2. Konto" },
        {
          type: "text",
          text: "Für manches, etwa eigene Rezepte oder Kochbücher, brauchst du ein Konto. Du musst mindestens 16 Jahre alt sein, eine E-Mail-Adresse angeben, die dir gehört, und dein Passwort für dich behalten. Du kannst dein Konto jederzeit löschen. Wir können ein Konto sperren, wenn es schwer oder wiederholt gegen diese Regeln verstößt, und nennen dir dann den Grund.",
        },
        { type: "headline", level: 2, text: "3. Was du einstellst" },
        {
          type: "text",
          text: "Deine Rezepte, Bilder, Kommentare und Fragen bleiben deine. Damit wir sie zeigen dürfen, räumst du uns ein einfaches, unentgeltliches, räumlich unbeschränktes Recht ein, sie auf Tischlein zu speichern, technisch anzupassen, in die andere Sprache zu übertragen und öffentlich zugänglich zu machen. Es endet, wenn du den Inhalt oder dein Konto löschst. Antworten auf veröffentlichte Fragen dürfen bestehen bleiben, dann ohne deinen Namen.",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "Stell nur ein, was von dir stammt oder was du verwenden darfst. Das gilt besonders für Bilder und für Texte aus Kochbüchern.",
            "Personen auf Bildern müssen einverstanden sein.",
            "Keine Beleidigungen, keine Hetze, keine Werbung, die nicht als solche vereinbart ist, nichts, was verboten ist.",
            "Keine Gesundheitsversprechen, und nichts, was beim Nachkochen gefährlich wird.",
          ],
        },
        { type: "headline", level: 2, text: "4. Prüfen, ablehnen, entfernen" },
        {
          type: "text",
          text: "Rezepte aus der Community liest die Redaktion, bevor sie online gehen. Lehnen wir eins ab oder entfernen etwas, sagen wir dir, warum. Du kannst uns innerhalb von sechs Monaten unter {email} widersprechen. Dann sieht es sich jemand an, der nicht schon entschieden hat. Rechtswidrige Inhalte kann jeder melden, wie das geht, steht unter [Kontakt](route:/contact).",
        },
        { type: "headline", level: 2, text: "5. Rezepte, Nährwerte, Allergene" },
        {
          type: "text",
          text: "Wir prüfen Rezepte sorgfältig, aber Öfen, Zutaten und Hände sind verschieden. Nährwerte sind berechnet und gelten ungefähr. Angaben wie „vegan“ oder „glutenfrei“ beziehen sich auf die Zutaten des Rezepts. Hast du eine Allergie, lies immer die Packung. Unsere Texte ersetzen keinen ärztlichen Rat. Alkoholische Getränke richten sich an Erwachsene.",
        },
        { type: "headline", level: 2, text: "6. Kostenpflichtiges" },
        {
          type: "text",
          text: "Ein kostenpflichtiger Vertrag, etwa über Tischlein Plus, entsteht nur, wenn du ihn ausdrücklich mit einer Schaltfläche bestellst, die darauf hinweist. Preis mit Umsatzsteuer, Laufzeit, Kündigung und Widerrufsrecht stehen vor der Bestellung daneben und danach in der Bestätigung.",
        },
        { type: "headline", level: 2, text: "7. Unsere Inhalte" },
        {
          type: "text",
          text: "Du darfst unsere Rezepte kochen, ausdrucken, für dich speichern und verlinken. Ganze Texte oder Bilder anderswo zu veröffentlichen oder die Seite automatisch auszulesen, um daraus ein eigenes Angebot zu bauen, ist ohne unsere Zustimmung nicht erlaubt, soweit das Gesetz es nicht gestattet.",
        },
        { type: "headline", level: 2, text: "8. Haftung" },
        {
          type: "text",
          text: "Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und für Garantien. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt ist, und begrenzt auf den vorhersehbaren, typischen Schaden. Wesentlich ist eine Pflicht, auf deren Einhaltung du vertrauen darfst. Dass die Seite jederzeit erreichbar ist, können wir nicht zusagen.",
        },
        { type: "headline", level: 2, text: "9. Änderungen" },
        {
          type: "text",
          text: "Ändern wir diese Bedingungen und hast du ein Konto, schreiben wir dir mindestens sechs Wochen vorher. Änderungen, die dich benachteiligen, gelten nur mit deiner Zustimmung. Stimmst du nicht zu, bleibt es bei der alten Fassung, und beide Seiten können das Konto ordentlich beenden.",
        },
        { type: "headline", level: 2, text: "10. Zum Schluss" },
        {
          type: "text",
          text: "Es gilt deutsches Recht. Wohnst du als Verbraucherin oder Verbraucher in einem anderen Staat, bleiben dir die zwingenden Schutzregeln deines Landes. Ist eine Klausel unwirksam, gelten die übrigen weiter.",
        },
      ],
      en: [
        {
          type: "text",
          text: "As of November 2026. The German version is binding; this one is meant to say the same.",
        },
        { type: "headline", level: 2, text: "1. What this is about" },
        {
          type: "text",
          text: "These terms apply between you and the company named in the [imprint](route:/imprint) (“we”) whenever you use Tischlein. Reading, cooking, converting, timers and the shopping list are free and need no account.",
        },
        { type: "headline", level: 2, text: "2. Account" },
        {
          type: "text",
          text: "Some things, such as recipes or cookbooks of your own, need an account. You must be at least 16 years old, give an email address that belongs to you, and keep your password to yourself. You can delete your account at any time. We may block an account that breaks these rules seriously or repeatedly, and will then tell you why.",
        },
        { type: "headline", level: 2, text: "3. What you contribute" },
        {
          type: "text",
          text: "Your recipes, pictures, comments and questions remain yours. So that we may show them, you grant us a non-exclusive, free, worldwide right to store them on Tischlein, adapt them technically, render them in the other language and make them available to the public. It ends when you delete the content or your account. Answers to published questions may stay, in that case without your name.",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "Only contribute what is yours or what you may use. This matters most with pictures, and with text from cookbooks.",
            "People in pictures have to agree.",
            "No insults, no incitement, no advertising that has not been agreed as such, nothing unlawful.",
            "No health claims, and nothing that becomes dangerous when somebody cooks it.",
          ],
        },
        { type: "headline", level: 2, text: "4. Reviewing, rejecting, removing" },
        {
          type: "text",
          text: "The editors read community recipes before they go live. If we reject one or remove something, we tell you why. You can object within six months by writing to {email}. Somebody who was not part of the first decision will then look at it. Anyone can report illegal content; how to do so is explained under [Contact](route:/contact).",
        },
        { type: "headline", level: 2, text: "5. Recipes, nutrition, allergens" },
        {
          type: "text",
          text: "We check recipes carefully, but ovens, ingredients and hands differ. Nutrition is calculated and approximate. Labels such as “vegan” or “gluten-free” refer to the ingredients in the recipe. If you have an allergy, always read the packet. Our texts are no substitute for medical advice. Alcoholic drinks are intended for adults.",
        },
        { type: "headline", level: 2, text: "6. Anything paid" },
        {
          type: "text",
          text: "A paid contract, for instance for Tischlein Plus, only comes about if you expressly order it with a button that says so. The price including VAT, the term, how to cancel and your right of withdrawal are shown beside it before you order, and in the confirmation afterwards.",
        },
        { type: "headline", level: 2, text: "7. Our content" },
        {
          type: "text",
          text: "You may cook our recipes, print them, keep them for yourself and link to them. Publishing whole texts or pictures elsewhere, or reading the site out automatically to build an offer of your own, is not allowed without our consent unless the law permits it.",
        },
        { type: "headline", level: 2, text: "8. Liability" },
        {
          type: "text",
          text: "Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and for guarantees. For slight negligence we are liable only where an essential contractual duty has been breached, and only for foreseeable, typical damage. A duty is essential if you may rely on its being kept. We cannot promise that the site can be reached at all times.",
        },
        { type: "headline", level: 2, text: "9. Changes" },
        {
          type: "text",
          text: "If we change these terms and you have an account, we write to you at least six weeks ahead. Changes to your disadvantage only apply with your consent. If you do not consent, the old version stands, and either side may end the account in the ordinary way.",
        },
        { type: "headline", level: 2, text: "10. Finally" },
        {
          type: "text",
          text: "German law applies. If you are a consumer living in another state, you keep the mandatory protection of your own country. If one clause is invalid, the others remain in force.",
        },
      ],
    },
  },
  {
    key: "page-accessibility",
    storyType: "static_page",
    pageKey: "accessibility",
    slug: { de: "barrierefreiheit", en: "accessibility" },
    title: { de: "Erklärung zur Barrierefreiheit", en: "Accessibility statement" },
    summary: {
      de: "Was auf Tischlein für alle funktionieren soll, wo es noch hakt und wem du das sagen kannst.",
      en: "What should work for everyone on Tischlein, where it still falls short, and whom you can tell.",
    },
    author: "team",
    publishedAt: "2025-11-01T09:20:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Kochen ist mit nassen Händen, wenig Licht und einem Kind auf dem Arm schon schwierig genug. Tischlein soll sich mit Tastatur, Vorleseprogramm, Vergrößerung und Sprachsteuerung benutzen lassen. Unser Maßstab sind die **Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA**, und die Europäische Norm EN 301 549. Diese Erklärung beruht auf unserer eigenen Prüfung, Stand November 2026.",
        },
        { type: "headline", level: 2, text: "Worauf du dich verlassen können sollst" },
        {
          type: "list",
          ordered: false,
          items: [
            "Alles lässt sich mit der **Tastatur** erreichen, der Fokus ist immer zu sehen, und ein Sprunglink führt direkt zum Inhalt.",
            "Überschriften, Bereiche und Listen sind so ausgezeichnet, dass ein **Vorleseprogramm** sie ansteuern kann.",
            "Schaltflächen sind mindestens 44 Pixel groß, Links im Fließtext ausgenommen.",
            "**Kontraste** genügen im hellen wie im dunklen Erscheinungsbild, und nichts wird allein durch Farbe gesagt.",
            "Die Seite bleibt bei 200 % Vergrößerung und auf 320 Pixel Breite benutzbar.",
            "Bewegung hält still, wenn dein Gerät „Bewegung reduzieren“ meldet. Nichts blinkt.",
            "Wo man etwas ziehen kann, gibt es auch Knöpfe dafür.",
            "Bilder der Redaktion haben eine Beschreibung, unsere Filme haben keinen Ton und sind ohne ihn verständlich.",
          ],
        },
        { type: "headline", level: 2, text: "Was wir noch nicht gut können" },
        {
          type: "list",
          ordered: false,
          items: [
            "Bildbeschreibungen aus der **Community** sind manchmal knapp oder fehlen. Wir ergänzen sie bei der Prüfung, übersehen aber welche.",
            "Unsere kurzen **Filme** haben keine gesprochene Beschreibung. Was sie zeigen, steht daneben im Text.",
            "Inhalte in **Leichter Sprache** und in **Gebärdensprache** gibt es bisher nicht.",
            "Verlinkte Seiten anderer Anbieter haben wir nicht geprüft.",
          ],
        },
        { type: "headline", level: 2, text: "Sag uns, wo es hakt" },
        {
          type: "text",
          text: "Benutze „Rückmeldung geben“ unten auf jeder Seite oder schreib an {email}. Hilfreich ist, wenn du die Seite nennst und womit du sie benutzt. Brauchst du einen Inhalt in anderer Form, etwa als reinen Text, schicken wir ihn dir. Weitere Wege stehen unter [Kontakt](route:/contact).",
        },
        { type: "headline", level: 2, text: "Wenn wir nicht helfen" },
        {
          type: "text",
          text: "Bekommst du von uns keine zufriedenstellende Antwort, kannst du dich an die **Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)** in Magdeburg wenden. Sie überwacht die Einhaltung des Barrierefreiheitsstärkungsgesetzes (BFSG).",
        },
      ],
      en: [
        {
          type: "text",
          text: "Cooking with wet hands, poor light and a child on one arm is hard enough. Tischlein should be usable with a keyboard, a screen reader, magnification and voice control. Our yardstick is the **Web Content Accessibility Guidelines (WCAG) 2.2, level AA**, and the European standard EN 301 549. This statement is based on our own assessment, as of November 2026.",
        },
        { type: "headline", level: 2, text: "What you should be able to rely on" },
        {
          type: "list",
          ordered: false,
          items: [
            "Everything can be reached with the **keyboard**, the focus is always visible, and a skip link leads straight to the content.",
            "Headings, regions and lists are marked up so that a **screen reader** can find them.",
            "Buttons are at least 44 pixels in size; links within running text are excepted.",
            "**Contrast** is sufficient in light and dark appearance, and nothing is said by colour alone.",
            "The site remains usable at 200% zoom and at a width of 320 pixels.",
            "Movement stops if your device asks for “reduced motion”. Nothing flashes.",
            "Wherever something can be dragged, there are buttons for it as well.",
            "The editors' pictures have descriptions; our films have no sound and make sense without it.",
          ],
        },
        { type: "headline", level: 2, text: "What we are not yet good at" },
        {
          type: "list",
          ordered: false,
          items: [
            "Picture descriptions from the **community** are sometimes terse or missing. We add them when reviewing, but overlook some.",
            "Our short **films** have no spoken description. What they show is in the text beside them.",
            "There is no content in **easy-to-read** language or in **sign language** yet.",
            "We have not checked the sites of others that we link to.",
          ],
        },
        { type: "headline", level: 2, text: "Tell us where it falls short" },
        {
          type: "text",
          text: "Use “Give feedback” at the bottom of any page, or write to {email}. It helps if you name the page and what you use to read it. If you need something in another form, such as plain text, we will send it to you. Further ways are listed under [Contact](route:/contact).",
        },
        { type: "headline", level: 2, text: "If we do not help" },
        {
          type: "text",
          text: "If our answer does not satisfy you, you can turn to the market surveillance authority of the German states for the accessibility of products and services, the **Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)** in Magdeburg. It oversees compliance with the German Accessibility Strengthening Act (BFSG).",
        },
      ],
    },
  },
];
