import type { StorySeed } from "../seed-types.ts";

/** Pages about the people and the product; the legal ones are in static-pages-legal.ts and static-pages-privacy.ts. */
export const stories: StorySeed[] = [
  {
    key: "page-about-us",
    storyType: "static_page",
    pageKey: "about-us",
    picture: "story-tablecloth",
    alt: {
      de: "Gedeckter runder Tisch mit karierter Decke, Suppe, Brot und Kerze",
      en: "Round table laid with a checked cloth, soup, bread and a candle",
    },
    slug: { de: "ueber-uns", en: "about-us" },
    title: { de: "Über uns", en: "About us" },
    summary: {
      de: "Tischlein ist eine Rezeptseite in zwei Sprachen, mit Rezepten, Stories und Antworten auf Fragen beim Kochen.",
      en: "Tischlein is a recipe site in two languages, with recipes, stories and answers to cooking questions.",
    },
    author: "team",
    publishedAt: "2025-11-01T08:00:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Tischlein hilft bei der täglichen Frage, was es zu essen gibt: mit Rezepten und mit Stories, die erklären, warum etwas gelingt. Auf Deutsch und auf Englisch, kostenlos und ohne Anmeldung.",
        },
        { type: "headline", level: 2, text: "Woran wir uns halten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Vollständig:** Jede Zutat der Liste kommt in einem Schritt vor, mit ihrer Menge.",
            "**Genau:** Gramm, Minuten, Grad. Arbeitszeit, Ofenzeit und Wartezeit stehen getrennt da.",
            "**In zwei Sprachen geschrieben:** Deutsch und Englisch entstehen nebeneinander, ohne Wort-für-Wort-Übersetzung.",
            "**Gekennzeichnet:** Was bezahlt ist, trägt das Wort „Anzeige“.",
            "**Zugänglich:** Die Seite soll sich mit Tastatur, Vorleseprogramm und Touchscreen gleich gut bedienen lassen. Mehr dazu unter [Barrierefreiheit](route:/accessibility).",
          ],
        },
        { type: "headline", level: 2, text: "Beispielinhalte" },
        {
          type: "text",
          text: "Die Rezepte, Stories, Profile, Partner, Fragen, Likes und Bewertungen, mit denen diese Seite ausgeliefert wird, sind Beispielinhalte. Profile, Partner, Likes und Bewertungen sind erfunden, die Rezepte wurden nicht nachgekocht. Neben einem Durchschnitt aus erfundenen Bewertungen steht „Beispielbewertungen“. Mit der ersten Bewertung eines Kontos fallen sie bei diesem Rezept weg. Wer die Seite betreibt, ersetzt die Beispiele durch eigene Inhalte.",
        },
        { type: "headline", level: 2, text: "Wer hier schreibt" },
        {
          type: "text",
          text: "Rezepte kommen von der Redaktion, von drei Gästen für Gemüse, Backen und Drinks, aus der Community und von vier Partnern. Wer wofür zuständig ist, steht auf der Seite [Team](route:/team).",
        },
        { type: "headline", level: 2, text: "Woher die Bilder kommen" },
        {
          type: "text",
          text: "Die Bilder und Filme der Redaktion sind keine Fotos. Ein Computer zeichnet sie nach Szenen, die wir für diese Seite gebaut haben, und ein Programm malt sie in der Art von Tusche und Wasserfarben aus. Sie zeigen, wie ein Gericht gedacht ist; deins darf anders aussehen.",
        },
        { type: "headline", level: 2, text: "Wie wir uns finanzieren" },
        {
          type: "text",
          text: "Durch Beiträge von Partnern, die gekennzeichnet sind. Rezepte, Stories, Kochbücher und die Antworten der Kochhotline sind kostenlos. Wir verkaufen keine Daten; welche wir verarbeiten, steht im [Datenschutz](route:/privacy).",
        },
        { type: "headline", level: 2, text: "Woher der Name kommt" },
        {
          type: "text",
          text: "Im Märchen deckt sich ein kleiner Tisch von selbst, wenn man ihn darum bittet. Die ganze Geschichte steht [hier](story:story-tablecloth).",
        },
        { type: "cta_button", text: "Zu den Rezepten", href: "route:/recipes" },
      ],
      en: [
        {
          type: "text",
          text: "Tischlein helps with the daily question of what to cook, with recipes and with stories that explain why things work. In German and in English, free of charge and without an account.",
        },
        { type: "headline", level: 2, text: "What we hold ourselves to" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Complete:** every ingredient on the list turns up in a step, with its amount.",
            "**Exact:** grams, minutes, degrees. Work, oven and waiting are listed separately.",
            "**Written in two languages:** German and English are written side by side, not translated word for word.",
            "**Labelled:** whatever is paid for says “Sponsored”.",
            "**Accessible:** the site should work equally well with a keyboard, a screen reader and a touchscreen. There is more under [Accessibility](route:/accessibility).",
          ],
        },
        { type: "headline", level: 2, text: "Sample content" },
        {
          type: "text",
          text: "The recipes, stories, profiles, partners, questions, likes and ratings this site comes with are sample content. The profiles, partners, likes and ratings are invented, and the recipes have not been cooked. An average of invented ratings is marked “sample ratings”. The first rating from an account replaces them for that recipe. The site’s operator replaces the samples with content of their own.",
        },
        { type: "headline", level: 2, text: "Who writes here" },
        {
          type: "text",
          text: "Recipes come from the editors, from three guest authors for vegetables, baking and drinks, from the community and from four partners. The [Team](route:/team) page says who covers what.",
        },
        { type: "headline", level: 2, text: "Where the pictures come from" },
        {
          type: "text",
          text: "The editors’ pictures and films are not photographs. A computer draws them from scenes we built for this site, and a program paints them in the manner of ink and watercolour. They show what a dish is meant to be; yours may look different.",
        },
        { type: "headline", level: 2, text: "How we are funded" },
        {
          type: "text",
          text: "Through contributions from partners, which we label. Recipes, stories, cookbooks and the answers of the cooking hotline are free. We do not sell data; [Privacy](route:/privacy) explains which data we process.",
        },
        { type: "headline", level: 2, text: "Where the name comes from" },
        {
          type: "text",
          text: "In the fairy tale a little table, a *Tischlein*, sets itself if you ask it to. The whole story is [here](story:story-tablecloth).",
        },
        { type: "cta_button", text: "To the recipes", href: "route:/recipes" },
      ],
    },
  },
  {
    key: "page-team",
    storyType: "static_page",
    pageKey: "team",
    picture: "story-knife-and-board",
    alt: {
      de: "Kochmesser auf einem Brett mit geschnittener Zwiebel und Karotte",
      en: "Chef’s knife on a board with cut onion and carrot",
    },
    slug: { de: "team", en: "team" },
    title: { de: "Team", en: "Team" },
    summary: {
      de: "Redaktion, Gäste, Community und Partner: wer bei Tischlein wofür zuständig ist.",
      en: "Editors, guest authors, community and partners: who covers what at Tischlein.",
    },
    author: "team",
    publishedAt: "2025-11-01T08:10:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Alle Profile auf dieser Seite sind Beispiele. Hinter ihren Namen stehen keine wirklichen Personen oder Firmen.",
        },
        { type: "headline", level: 2, text: "Team Tischlein" },
        {
          type: "text",
          text: "Die Redaktion. [Team Tischlein](user:team) schreibt Rezepte und Stories, beantwortet die Fragen der Kochhotline und prüft die Rezepte der Community, bevor sie online gehen.",
        },
        { type: "headline", level: 2, text: "Gemüsefach" },
        {
          type: "text",
          text: "Gemüse. [Gemüsefach](user:gemuesefach) schreibt über Gemüse der Saison und darüber, wie man auch Blätter und Stiele verwendet.",
        },
        { type: "headline", level: 2, text: "Ofenwarm" },
        {
          type: "text",
          text: "Backen. [Ofenwarm](user:ofenwarm) schreibt über Brot, Kuchen und Gebäck, mit Mengen in Gramm und Erklärungen dazu.",
        },
        { type: "headline", level: 2, text: "Bar im Hof" },
        {
          type: "text",
          text: "Drinks mit und ohne Alkohol. [Bar im Hof](user:barimhof) beschreibt Drinks, die sich zu Hause ohne besondere Ausrüstung mixen lassen.",
        },
        { type: "headline", level: 2, text: "Die Community" },
        {
          type: "text",
          text: "Rezepte von Leserinnen und Lesern. Beispiele dafür sind [küchenkraut](user:kuechenkraut) mit schnellen Gerichten, [löffelweise](user:loeffelweise) mit Gerichten für Familien und [sonntagstisch](user:sonntagstisch) mit Klassikern. Ihre Rezepte findest du gesammelt in der [Community](route:/recipes/community).",
        },
        { type: "headline", level: 2, text: "Die Partner" },
        {
          type: "text",
          text: "[Kupferkessel](user:kupferkessel), [Mühlenhof](user:muehlenhof), [Linde & Laib](user:lindeundlaib) und [Nordfang](user:nordfang) steuern Rezepte und Tipps aus ihrem Fach bei. Sie sind mit „Anzeige“ gekennzeichnet. Auf die übrigen Inhalte haben Partner keinen Einfluss.",
        },
        { type: "cta_button", text: "Alle Profile ansehen", href: "route:/users" },
      ],
      en: [
        {
          type: "text",
          text: "All profiles on this page are samples. Their names do not stand for real people or companies.",
        },
        { type: "headline", level: 2, text: "Team Tischlein" },
        {
          type: "text",
          text: "The editors. [Team Tischlein](user:team) writes recipes and stories, answers the questions on the cooking hotline and checks recipes from the community before they go live.",
        },
        { type: "headline", level: 2, text: "Gemüsefach" },
        {
          type: "text",
          text: "Vegetables; the name means vegetable drawer. [Gemüsefach](user:gemuesefach) writes about vegetables in season and how to use leaves and stalks as well.",
        },
        { type: "headline", level: 2, text: "Ofenwarm" },
        {
          type: "text",
          text: "Baking; the name means warm from the oven. [Ofenwarm](user:ofenwarm) writes about bread, cakes and biscuits, with amounts in grams and the reasons why.",
        },
        { type: "headline", level: 2, text: "Bar im Hof" },
        {
          type: "text",
          text: "Drinks with alcohol and without. [Bar im Hof](user:barimhof), the bar in the courtyard, covers drinks that can be mixed at home without special equipment.",
        },
        { type: "headline", level: 2, text: "The community" },
        {
          type: "text",
          text: "Recipes from readers. The samples are [küchenkraut](user:kuechenkraut) with quick dishes, [löffelweise](user:loeffelweise) with dishes for families and [sonntagstisch](user:sonntagstisch) with classics. Their recipes are gathered in the [community](route:/recipes/community).",
        },
        { type: "headline", level: 2, text: "The partners" },
        {
          type: "text",
          text: "[Kupferkessel](user:kupferkessel), [Mühlenhof](user:muehlenhof), [Linde & Laib](user:lindeundlaib) and [Nordfang](user:nordfang) contribute recipes and tips from their trade. These are labelled “Sponsored”. Partners have no say in anything else we publish.",
        },
        { type: "cta_button", text: "See all profiles", href: "route:/users" },
      ],
    },
  },
  {
    key: "page-jobs",
    storyType: "static_page",
    pageKey: "jobs",
    picture: "story-flour-and-dough",
    alt: {
      de: "Teig auf bemehltem Holz mit Nudelholz und Eiern",
      en: "Dough on floured wood with a rolling pin and eggs",
    },
    slug: { de: "jobs", en: "jobs" },
    title: { de: "Jobs", en: "Jobs" },
    summary: {
      de: "Welche Stellen frei sind, wie wir arbeiten und wie du dich initiativ bewirbst.",
      en: "Which positions are open, how we work, and how to send a speculative application.",
    },
    author: "team",
    publishedAt: "2025-11-01T08:20:00Z",
    tags: [],
    body: {
      de: [
        { type: "headline", level: 2, text: "Offene Stellen" },
        {
          type: "text",
          text: "Diese Seite ist ein Beispiel. Zurzeit ist keine Stelle frei. Sobald sich das ändert, steht es hier, mit Gehaltsspanne, Wochenstunden und dem, was wirklich zu tun ist.",
        },
        { type: "headline", level: 2, text: "Wie wir arbeiten" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Kochen gehört dazu.** Wer hier arbeitet, liest und kocht auch Rezepte und sagt, wo etwas unklar ist.",
            "**Schriftlich.** Entscheidungen stehen da, wo alle sie finden. Besprechungen sind kurz.",
            "**Zweisprachig.** Wer Deutsch schreibt, liest Englisch, und umgekehrt. Perfekt muss beides nicht sein.",
            "**Fertig heißt geprüft.** Ein Text ist fertig, wenn ihn eine zweite Person gelesen hat, und ein Programm, wenn es sich mit der Tastatur bedienen lässt.",
          ],
        },
        { type: "headline", level: 2, text: "Initiativ bewerben" },
        {
          type: "text",
          text: "Wenn du etwas kannst, das uns fehlt, schreibe an {email}. Zwei Absätze genügen: was du machst und welches Rezept du bei uns ändern würdest. Foto, Alter und Familienstand brauchen wir nicht. Wir antworten auf jede Nachricht, auch wenn wir nichts anbieten können, und löschen Bewerbungen spätestens nach sechs Monaten.",
        },
        {
          type: "text",
          text: "Rezepte kannst du uns jederzeit schicken. Wie das geht, steht in den [Fragen zum Hochladen](story:upload-faq).",
        },
      ],
      en: [
        { type: "headline", level: 2, text: "Vacancies" },
        {
          type: "text",
          text: "This page is a sample. There are no open positions at present. As soon as that changes it will say so here, with the salary range, the weekly hours and what there is really to do.",
        },
        { type: "headline", level: 2, text: "How we work" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Cooking is part of it.** If you work here, you also read and cook recipes and say where something is unclear.",
            "**In writing.** Decisions are kept where everyone can find them. Meetings are short.",
            "**In two languages.** If you write German you read English, and the other way round. Neither has to be perfect.",
            "**Finished means checked.** A text is finished once a second person has read it, and a program once it can be used with the keyboard.",
          ],
        },
        { type: "headline", level: 2, text: "Speculative applications" },
        {
          type: "text",
          text: "If you can do something we lack, write to {email}. Two paragraphs are enough: what you do, and which of our recipes you would change. We need no photograph, age or marital status. We answer every message, even when we have nothing to offer, and delete applications after six months at the latest.",
        },
        {
          type: "text",
          text: "You can send us recipes at any time. How that works is explained in the [questions about uploading](story:upload-faq).",
        },
      ],
    },
  },
  {
    key: "page-our-app",
    storyType: "static_page",
    pageKey: "our-app",
    picture: "roasted-pumpkin-soup",
    alt: {
      de: "Schale Kürbissuppe mit Kürbiskernen, daneben ein Löffel",
      en: "Bowl of pumpkin soup with pumpkin seeds, a spoon beside it",
    },
    slug: { de: "unsere-app", en: "our-app" },
    title: { de: "Unsere App", en: "Our app" },
    summary: {
      de: "Tischlein auf dem Handy: diese Seite, auf deinem Startbildschirm. So kommt sie dorthin.",
      en: "Tischlein on your phone: this very site, on your home screen. Here is how to put it there.",
    },
    author: "team",
    publishedAt: "2025-11-01T08:30:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Du kannst diese Seite auf den Startbildschirm deines Handys legen. Dann öffnet sie sich ohne Adresszeile, mit eigenem Symbol, und nimmt kaum Platz weg. Zu aktualisieren gibt es nichts: Du hast immer die neueste Fassung.",
        },
        { type: "headline", level: 2, text: "iPhone und iPad" },
        {
          type: "list",
          ordered: true,
          items: [
            "Öffne Tischlein in Safari.",
            "Tippe auf das Teilen-Symbol, das Quadrat mit dem Pfeil nach oben.",
            "Wähle „Zum Home-Bildschirm“ und bestätige mit „Hinzufügen“.",
          ],
        },
        { type: "headline", level: 2, text: "Android" },
        {
          type: "list",
          ordered: true,
          items: [
            "Öffne Tischlein in Chrome oder einem verwandten Browser.",
            "Öffne das Menü mit den drei Punkten.",
            "Wähle „App installieren“ oder „Zum Startbildschirm hinzufügen“.",
          ],
        },
        { type: "headline", level: 2, text: "Computer" },
        {
          type: "text",
          text: "Chrome und Edge zeigen in der Adresszeile ein Symbol zum Installieren. In Safari auf dem Mac steht „Zum Dock hinzufügen“ im Menü „Ablage“. Firefox kann das auf vielen Rechnern noch nicht, dort legst du ein Lesezeichen an.",
        },
        { type: "headline", level: 2, text: "Was sie kann und was nicht" },
        {
          type: "proscons",
          prosTitle: "Das kann sie",
          pros: [
            "lesen, suchen, Zutaten abhaken und die Kochhotline fragen wie auf der Seite",
            "ohne Internet öffnen: den Einkaufszettel, die letzten 50 Rezepte und alle, die du dir gemerkt hast",
            "hell oder dunkel erscheinen, so wie dein Gerät eingestellt ist",
            "ohne Zugriff auf Kontakte, Standort und Fotos arbeiten",
          ],
          consTitle: "Das kann sie nicht",
          cons: ["ohne Verbindung nach Neuem suchen", "Push-Mitteilungen senden"],
        },
        {
          type: "text",
          text: "Löschen geht wie bei jeder anderen App. Im Browser funktioniert Tischlein genauso.",
        },
      ],
      en: [
        {
          type: "text",
          text: "You can put this site on the home screen of your phone. It then opens without an address bar, with an icon of its own, and takes up hardly any space. There is nothing to update: you always have the latest version.",
        },
        { type: "headline", level: 2, text: "iPhone and iPad" },
        {
          type: "list",
          ordered: true,
          items: [
            "Open Tischlein in Safari.",
            "Tap the share icon, the square with an arrow pointing up.",
            "Choose “Add to Home Screen” and confirm with “Add”.",
          ],
        },
        { type: "headline", level: 2, text: "Android" },
        {
          type: "list",
          ordered: true,
          items: [
            "Open Tischlein in Chrome or a related browser.",
            "Open the menu with the three dots.",
            "Choose “Install app” or “Add to Home screen”.",
          ],
        },
        { type: "headline", level: 2, text: "Computer" },
        {
          type: "text",
          text: "Chrome and Edge show an install icon in the address bar. In Safari on a Mac, look for “Add to Dock” in the File menu. On many computers Firefox cannot do this yet; use a bookmark there.",
        },
        { type: "headline", level: 2, text: "What it can do and what it cannot" },
        {
          type: "proscons",
          prosTitle: "It can",
          pros: [
            "do everything the site does: read, search, tick off ingredients, ask the cooking hotline",
            "open without internet: your shopping list, the last 50 recipes and all those you saved",
            "be light or dark, whichever your device is set to",
            "work without access to your contacts, location and photos",
          ],
          consTitle: "It cannot",
          cons: ["search for something new without a connection", "send push notifications"],
        },
        {
          type: "text",
          text: "It can be removed like any other app. Tischlein works the same way in the browser.",
        },
      ],
    },
  },
  {
    key: "page-contact",
    storyType: "static_page",
    pageKey: "contact",
    slug: { de: "kontakt", en: "contact" },
    title: { de: "Kontakt", en: "Contact" },
    summary: {
      de: "Eine Frage zum Kochen, ein Fehler im Rezept, eine Anfrage: so erreichst du uns.",
      en: "A question about cooking, a mistake in a recipe, an enquiry: how to reach us.",
    },
    author: "team",
    publishedAt: "2025-11-01T08:40:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Am schnellsten geht es auf dem passenden Weg. Im Zweifel schreibe an {email}, wir leiten deine Nachricht weiter.",
        },
        { type: "headline", level: 2, text: "Beim Kochen hakt es" },
        {
          type: "text",
          text: "Stelle deine Frage der [Kochhotline](route:/l/cookinghotline). Die Antwort veröffentlichen wir dort, damit auch andere etwas davon haben. Vielleicht steht sie schon da. Die Hotline ist keine Notrufnummer: Wenn der Herd brennt, wähle die 112.",
        },
        { type: "headline", level: 2, text: "Etwas stimmt nicht" },
        {
          type: "text",
          text: "Ein falsches Gramm, ein kaputter Knopf, ein missverständlicher Satz: Nimm „Feedback geben“ unten auf jeder Seite. Wir sehen dann, auf welcher Seite du warst. Wenn du eine Antwort möchtest, lass deine E-Mail-Adresse da. Probleme mit der Bedienung gehören auch dorthin, mehr dazu unter [Barrierefreiheit](route:/accessibility).",
        },
        { type: "headline", level: 2, text: "Du kommst nicht in dein Konto" },
        {
          type: "text",
          text: "Ein vergessenes Passwort ersetzt du über den Link auf der Seite [Anmelden](route:/login). Kommt keine E-Mail, sieh im Ordner für Spam nach und prüfe, ob es die Adresse ist, mit der du das Konto angelegt hast. Hilft beides nicht, schreibe von dieser Adresse aus an {email}.",
        },
        { type: "headline", level: 2, text: "Ein Rezept von dir" },
        {
          type: "text",
          text: "Schicke es an {email}, mit einem Bild und dem Namen, unter dem es erscheinen soll. Was hineingehört und was danach passiert, steht in den [Fragen zum Hochladen](story:upload-faq).",
        },
        { type: "headline", level: 2, text: "Ein Inhalt verletzt Rechte" },
        {
          type: "text",
          text: "Schreibe an {email}, mit der Adresse der Seite, dem, was dort nicht stehen dürfte, und warum. Wir bestätigen den Eingang, prüfen und teilen dir mit, was wir entschieden haben.",
        },
        { type: "headline", level: 2, text: "Presse, Partner, Zusammenarbeit" },
        {
          type: "text",
          text: "Ebenfalls an {email}, bitte mit einem Betreff, der sagt, worum es geht. Unverlangte Gastbeiträge mit Werbelinks beantworten wir nicht.",
        },
        { type: "headline", level: 2, text: "Daten und Anschrift" },
        {
          type: "text",
          text: "Fragen zu deinen Daten richtest du an dieselbe Adresse, was du verlangen kannst, steht im [Datenschutz](route:/privacy). Anschrift und Telefonnummer findest du im [Impressum](route:/imprint).",
        },
      ],
      en: [
        {
          type: "text",
          text: "The right channel is the fastest. If in doubt write to {email}, and we will pass your message on.",
        },
        { type: "headline", level: 2, text: "You are stuck while cooking" },
        {
          type: "text",
          text: "Put your question to the [cooking hotline](route:/l/cookinghotline). We publish the answer there, so that others can use it too. Perhaps it is there already. The hotline is not an emergency number: if the kitchen is on fire, in Germany and the rest of the EU call 112.",
        },
        { type: "headline", level: 2, text: "Something is wrong" },
        {
          type: "text",
          text: "A wrong gram, a broken button, an unclear sentence: use “Give feedback” at the bottom of any page. We can then see which page you were on. If you would like a reply, leave your email address. Trouble with using the site belongs there too; there is more under [Accessibility](route:/accessibility).",
        },
        { type: "headline", level: 2, text: "You cannot get into your account" },
        {
          type: "text",
          text: "A forgotten password can be replaced through the link on the [sign-in page](route:/login). If no email comes, look in your spam folder, and check that it is the address you created the account with. If neither helps, write to {email} from that address.",
        },
        { type: "headline", level: 2, text: "A recipe of your own" },
        {
          type: "text",
          text: "Send it to {email}, with a picture and the name it should appear under. What belongs in it and what happens next is explained in the [questions about uploading](story:upload-faq).",
        },
        { type: "headline", level: 2, text: "Something here infringes rights" },
        {
          type: "text",
          text: "Write to {email} with the address of the page, what should not be there, and why. We confirm receipt, look into it and tell you what we have decided.",
        },
        { type: "headline", level: 2, text: "Press, partners, collaborations" },
        {
          type: "text",
          text: "Also to {email}, please with a subject line that says what it is about. We do not reply to unsolicited guest posts with advertising links.",
        },
        { type: "headline", level: 2, text: "Data and postal address" },
        {
          type: "text",
          text: "Questions about your data go to the same address; what you can ask for is set out under [Privacy](route:/privacy). Our postal address and telephone number are in the [imprint](route:/imprint).",
        },
      ],
    },
  },
];
