import type { StorySeed } from "../seed-types.ts";

/** Facts in braces, such as {name} and {email}, come from lib/config/site.ts (lib/stories/placeholders.ts). */
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
    publishedAt: "2026-11-01T09:00:00Z",
    tags: [],
    body: {
      de: [
        { type: "headline", level: 2, text: "Angaben nach § 5 DDG" },
        {
          type: "text",
          text: "Anbieter: {name}\nAnschrift: {street}, {city}, Deutschland\nVertreten durch: {representatives}",
        },
        { type: "text", text: "E-Mail: {contactEmail}\nTelefon: {phone}" },
        {
          type: "text",
          text: "Registereintrag: {register}\nUmsatzsteuer- oder Wirtschafts-Identifikationsnummer: {vat}\nAufsichtsbehörde: {authority}",
        },
        {
          type: "headline",
          level: 2,
          text: "Verantwortlich für journalistisch-redaktionelle Inhalte nach § 18 Abs. 2 MStV",
        },
        { type: "text", text: "{responsible}" },
        { type: "headline", level: 2, text: "Kontaktstelle nach dem Digital Services Act" },
        {
          type: "text",
          text: "Für Behörden sowie für Nutzerinnen und Nutzer (Art. 11 und 12 der Verordnung (EU) 2022/2065): {contactEmail}. Du kannst uns auf Deutsch oder Englisch schreiben. Wie du einen rechtswidrigen Inhalt meldest, steht unter [Kontakt](route:/contact).",
        },
        { type: "headline", level: 2, text: "Streitbeilegung" },
        {
          type: "text",
          text: "Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Wende dich bitte direkt an uns.",
        },
        { type: "headline", level: 2, text: "Werbung und Partner" },
        {
          type: "text",
          text: "Bezahlte Beiträge sind mit „Anzeige“ gekennzeichnet. Für Inhalte fremder Seiten, auf die wir verlinken, sind deren Betreiber verantwortlich. Fällt dir dort etwas auf, das nicht in Ordnung ist, sage uns Bescheid. Wir prüfen den Link und entfernen ihn, wenn nötig.",
        },
        { type: "headline", level: 2, text: "Bilder und Texte" },
        {
          type: "text",
          text: "Texte, Bilder und Filme der Redaktion gehören uns, die der Community denen, die sie uns geschickt haben. Rezepte darfst du nachkochen, ausdrucken und verlinken. Für alles andere frage uns.",
        },
      ],
      en: [
        { type: "headline", level: 2, text: "Information under section 5 DDG (German Digital Services Act)" },
        {
          type: "text",
          text: "Provider: {name}\nAddress: {street}, {city}, Germany\nRepresented by: {representatives}",
        },
        { type: "text", text: "Email: {contactEmail}\nTelephone: {phone}" },
        {
          type: "text",
          text: "Commercial register: {register}\nVAT or business identification number: {vat}\nSupervisory authority: {authority}",
        },
        { type: "headline", level: 2, text: "Responsible for editorial content under section 18 (2) MStV" },
        { type: "text", text: "{responsible}" },
        { type: "headline", level: 2, text: "Point of contact under the EU Digital Services Act" },
        {
          type: "text",
          text: "For authorities and for users (Articles 11 and 12 of Regulation (EU) 2022/2065): {contactEmail}. You can write to us in German or English. How to report illegal content is explained under [Contact](route:/contact).",
        },
        { type: "headline", level: 2, text: "Dispute resolution" },
        {
          type: "text",
          text: "We are neither willing nor obliged to take part in dispute resolution before a consumer arbitration board (section 36 VSBG). Please contact us directly.",
        },
        { type: "headline", level: 2, text: "Advertising and partners" },
        {
          type: "text",
          text: "Paid contributions are labelled “Sponsored”. The content of other sites we link to is the responsibility of those who run them. If you notice anything there that is not right, let us know. We will check the link and remove it if necessary.",
        },
        { type: "headline", level: 2, text: "Pictures and texts" },
        {
          type: "text",
          text: "Texts, pictures and films by the editors belong to us; those from the community belong to the people who sent them in. You may cook, print and link to recipes. For anything else, ask us.",
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
      de: "Was du von uns erwarten kannst, was wir von dir erwarten und wem gehört, was du uns schickst.",
      en: "What you can expect of us, what we expect of you, and who owns what you send us.",
    },
    author: "team",
    publishedAt: "2026-11-19T09:10:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Maßgeblich ist die deutsche Fassung, die englische soll dasselbe sagen.",
        },
        { type: "headline", level: 2, text: "1. Worum es geht" },
        {
          type: "text",
          text: "Diese Bedingungen gelten zwischen dir und dem im [Impressum](route:/imprint) genannten Unternehmen („wir“), wenn du Tischlein benutzt. Lesen, Suchen, Drucken und Fragen kosten nichts und gehen ohne Anmeldung. Die mitgelieferten Rezepte, Stories, Profile, Partner, Likes und Bewertungen sind Beispielinhalte.",
        },
        { type: "headline", level: 2, text: "2. Dein Konto" },
        {
          type: "text",
          text: "Ein Konto kostet nichts. Du musst mindestens 16 Jahre alt sein oder die Erlaubnis deiner Eltern haben und eine E-Mail-Adresse angeben, die dir gehört. Das Passwort behältst du für dich. Dein Anzeigename darf niemanden beleidigen und keine andere Person vortäuschen. Du kannst das Konto jederzeit in den Einstellungen löschen, nach 14 Tagen ist es endgültig gelöscht. Sperren wir ein Konto, weil jemand gegen diese Bedingungen verstößt, sagen wir, warum. Für den Widerspruch gilt Abschnitt 4.",
        },
        { type: "headline", level: 2, text: "3. Was du uns schickst" },
        {
          type: "text",
          text: "Deine Rezepte, Bilder, Kochbücher und Fragen bleiben deine. Damit wir sie zeigen dürfen, räumst du uns ein einfaches, unentgeltliches, räumlich unbeschränktes Recht ein, sie auf Tischlein zu speichern, sprachlich und technisch anzupassen, in die andere Sprache zu übertragen und öffentlich zugänglich zu machen. Es endet, sobald wir den Inhalt auf deinen Wunsch entfernt haben. Eine Nachricht an {email} genügt. Wer uns Rezepte oder Bilder schickt, muss mindestens 16 Jahre alt sein oder die Erlaubnis der Eltern haben.",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "Schicke nur, was von dir stammt oder was du verwenden darfst. Das gilt besonders für Bilder und für Texte aus Kochbüchern.",
            "Personen auf Bildern müssen einverstanden sein.",
            "Keine Beleidigungen, keine Hetze, keine Werbung, die nicht als solche vereinbart ist, nichts, was verboten ist.",
            "Keine Gesundheitsversprechen, und nichts, was beim Nachkochen gefährlich wird.",
          ],
        },
        { type: "headline", level: 2, text: "4. Prüfen, zurückgeben, entfernen" },
        {
          type: "text",
          text: "Rezepte aus der Community liest die Redaktion, bevor sie online gehen. Geben wir eins zurück oder nehmen es wieder herunter, sagen wir dir, warum. Du kannst uns innerhalb von sechs Monaten unter {email} widersprechen. Dann prüft eine andere Person den Fall. Fragen an die Kochhotline erscheinen nur zusammen mit einer Antwort, und nicht alle. Rechtswidrige Inhalte können alle melden. Wie das geht, steht unter [Kontakt](route:/contact).",
        },
        { type: "headline", level: 2, text: "5. Rezepte, Nährwerte, Allergene" },
        {
          type: "text",
          text: "Rezepte sind sorgfältig geschrieben, die Beispielrezepte aber nicht nachgekocht; auch Öfen und Zutaten sind verschieden. Nährwerte sind berechnet und gelten ungefähr. Angaben wie „vegan“ oder „glutenfrei“ beziehen sich auf die Zutaten des Rezepts. Hast du eine Allergie, lies immer die Packung. Unsere Texte ersetzen keinen ärztlichen Rat. Alkoholische Getränke richten sich an Erwachsene.",
        },
        { type: "headline", level: 2, text: "6. Was es kostet" },
        {
          type: "text",
          text: "Nichts. Auf Tischlein wird nichts verkauft, auch der Newsletter ist kostenlos. Für Angebote auf anderen Seiten, zu denen ein Link führt, gelten die Preise und Bedingungen, die dort stehen.",
        },
        { type: "headline", level: 2, text: "7. Unsere Inhalte" },
        {
          type: "text",
          text: "Du darfst unsere Rezepte kochen, ausdrucken, für dich speichern und verlinken. Ganze Texte oder Bilder anderswo zu veröffentlichen oder die Seite automatisch auszulesen, um daraus ein eigenes Angebot zu bauen, ist ohne unsere Zustimmung nicht erlaubt, es sei denn, das Gesetz gestattet es.",
        },
        { type: "headline", level: 2, text: "8. Haftung" },
        {
          type: "text",
          text: "Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und für Garantien. Bei leichter Fahrlässigkeit haften wir nur, wenn eine wesentliche Vertragspflicht verletzt ist, und begrenzt auf den vorhersehbaren, typischen Schaden. Wesentlich ist eine Pflicht, auf deren Einhaltung du vertrauen darfst. Dass die Seite jederzeit erreichbar ist, können wir nicht zusagen.",
        },
        { type: "headline", level: 2, text: "9. Änderungen" },
        {
          type: "text",
          text: "Es gilt die Fassung, die hier steht, wenn du Tischlein benutzt. Ihr Datum findest du oben. Für Rezepte und Bilder, die du uns geschickt hast, bleibt es bei der Fassung von damals, bis du einer neuen zustimmst.",
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
          text: "The German version is binding; this one is meant to say the same.",
        },
        { type: "headline", level: 2, text: "1. What this is about" },
        {
          type: "text",
          text: "These terms apply between you and the company named in the [imprint](route:/imprint) (“we”) whenever you use Tischlein. Reading, searching, printing and asking are free and need no account. The recipes, stories, profiles, partners, likes and ratings supplied with the site are sample content.",
        },
        { type: "headline", level: 2, text: "2. Your account" },
        {
          type: "text",
          text: "An account is free. You must be at least 16 years old or have your parents’ permission, and give an email address that is yours. Keep the password to yourself. Your display name must not insult or impersonate anyone. You can delete the account in the settings at any time, and after 14 days it is deleted for good. If we block an account because these terms have been broken, we say why. Section 4 tells you how to object.",
        },
        { type: "headline", level: 2, text: "3. What you send us" },
        {
          type: "text",
          text: "Your recipes, pictures, cookbooks and questions remain yours. So that we may show them, you grant us a non-exclusive, free, worldwide right to store them on Tischlein, adapt their wording and format, render them in the other language and make them available to the public. It ends as soon as we have removed the content at your request. A message to {email} is enough. If you send us recipes or pictures, you must be at least 16 years old or have your parents’ permission.",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "Only send what is yours or what you may use. This matters most with pictures, and with text from cookbooks.",
            "People in pictures have to agree.",
            "No insults, no incitement, no advertising that has not been agreed as such, nothing unlawful.",
            "No health claims, and nothing that becomes dangerous to cook.",
          ],
        },
        { type: "headline", level: 2, text: "4. Reviewing, sending back, removing" },
        {
          type: "text",
          text: "The editors read community recipes before they go live. If we send one back or take it down, we tell you why. You can object within six months by writing to {email}. A person who was not part of the first decision will then review it. Questions to the cooking hotline appear only together with an answer, and not all of them do. Anyone can report illegal content; how to do so is explained under [Contact](route:/contact).",
        },
        { type: "headline", level: 2, text: "5. Recipes, nutrition, allergens" },
        {
          type: "text",
          text: "Recipes are written with care, but the sample recipes have not been cooked, and ovens and ingredients differ. Nutrition is calculated and approximate. Labels such as “vegan” or “gluten-free” refer to the ingredients in the recipe. If you have an allergy, always read the packet. Our texts are no substitute for medical advice. Alcoholic drinks are intended for adults.",
        },
        { type: "headline", level: 2, text: "6. What it costs" },
        {
          type: "text",
          text: "Nothing. Tischlein sells nothing, and the newsletter is free. Offers on other sites that a link leads to come with the prices and terms stated there.",
        },
        { type: "headline", level: 2, text: "7. Our content" },
        {
          type: "text",
          text: "You may cook our recipes, print them, keep them for yourself and link to them. Publishing whole texts or pictures elsewhere, or scraping the site to build a service of your own, is not allowed without our consent unless the law permits it.",
        },
        { type: "headline", level: 2, text: "8. Liability" },
        {
          type: "text",
          text: "Our liability is unlimited for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and for guarantees. For slight negligence we are liable only where an essential contractual duty has been breached, and only for foreseeable, typical damage. A duty is essential if you may rely on its being kept. We cannot promise that the site can be reached at all times.",
        },
        { type: "headline", level: 2, text: "9. Changes" },
        {
          type: "text",
          text: "The version that applies is the one shown here when you use Tischlein. Its date is at the top. For recipes and pictures you have sent us, the version of that day stands until you agree to a new one.",
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
    publishedAt: "2026-11-01T09:20:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Tischlein soll sich mit Tastatur, Vorleseprogramm, Vergrößerung und Sprachsteuerung benutzen lassen. Unser Maßstab sind die **Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA**, und die Europäische Norm EN 301 549. Diese Erklärung beruht auf unserer eigenen Prüfung.",
        },
        { type: "headline", level: 2, text: "Worauf Verlass sein soll" },
        {
          type: "list",
          ordered: false,
          items: [
            "Alles lässt sich mit der **Tastatur** erreichen, der Fokus ist immer zu sehen, und ein Sprunglink führt direkt zum Inhalt.",
            "Überschriften, Bereiche und Listen sind so ausgezeichnet, dass ein **Vorleseprogramm** sie ansteuern kann.",
            "Schaltflächen sind in der Regel mindestens 44 Pixel groß.",
            "**Kontraste** genügen im hellen wie im dunklen Design, und nichts wird allein durch Farbe gesagt.",
            "Die Seite bleibt bei 200 % Vergrößerung und auf 320 Pixel Breite benutzbar.",
            "Alles hält still, wenn dein Gerät „Bewegung reduzieren“ meldet. Nichts blinkt.",
            "Reihen, die man zur Seite wischt, lassen sich auch mit den Pfeiltasten bewegen.",
            "Bilder der Redaktion haben eine Beschreibung, unsere Filme haben keinen Ton und sind ohne ihn verständlich.",
          ],
        },
        { type: "headline", level: 2, text: "Was wir noch nicht gut können" },
        {
          type: "list",
          ordered: false,
          items: [
            "Bei Rezepten aus der **Community** sind die Bildbeschreibungen manchmal knapp. Wir schreiben sie, wenn wir das Rezept eintragen, und haben das Gericht dabei nicht vor uns.",
            "Unsere kurzen **Filme** haben keine gesprochene Beschreibung. Was sie zeigen, steht in den Untertiteln.",
            "Inhalte in **Leichter Sprache** und in **Gebärdensprache** gibt es bisher nicht.",
            "Verlinkte Seiten anderer Anbieter haben wir nicht geprüft.",
          ],
        },
        { type: "headline", level: 2, text: "Sage uns, wo es hakt" },
        {
          type: "text",
          text: "Benutze „Feedback geben“ unten auf jeder Seite oder schreibe an {email}. Hilfreich ist, wenn du dazuschreibst, um welche Seite es geht und womit du sie benutzt. Brauchst du einen Inhalt in anderer Form, etwa als reinen Text, schicken wir ihn dir. Weitere Wege stehen unter [Kontakt](route:/contact).",
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
          text: "Tischlein should be usable with a keyboard, a screen reader, magnification and voice control. Our yardstick is the **Web Content Accessibility Guidelines (WCAG) 2.2, level AA**, and the European standard EN 301 549. This statement is based on our own assessment.",
        },
        { type: "headline", level: 2, text: "What you should be able to rely on" },
        {
          type: "list",
          ordered: false,
          items: [
            "Everything can be reached with the **keyboard**, the focus is always visible, and a skip link leads straight to the content.",
            "Headings, regions and lists are marked up so that a **screen reader** can find them.",
            "Buttons are as a rule at least 44 pixels in size.",
            "**Contrast** is sufficient in the light and the dark theme, and nothing is said by colour alone.",
            "The site remains usable at 200% zoom and at a width of 320 pixels.",
            "Movement stops if your device asks for “reduced motion”. Nothing flashes.",
            "Rows that you swipe sideways can be moved with the arrow keys as well.",
            "The editors’ pictures have descriptions; our films have no sound and make sense without it.",
          ],
        },
        { type: "headline", level: 2, text: "What we are not yet good at" },
        {
          type: "list",
          ordered: false,
          items: [
            "With recipes from the **community**, picture descriptions are sometimes terse. We write them when we enter the recipe, without the dish in front of us.",
            "Our short **films** have no spoken description. What they show is in the subtitles.",
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
