import type { StorySeed } from "../seed-types.ts";

export const stories: StorySeed[] = [
  {
    key: "page-privacy",
    storyType: "static_page",
    pageKey: "privacy",
    slug: { de: "datenschutz", en: "privacy" },
    title: { de: "Datenschutz", en: "Privacy" },
    summary: {
      de: "Welche Daten anfallen, wenn du hier liest oder schreibst, wofür wir sie brauchen und wann wir sie löschen.",
      en: "What data we process when you read or write here, what we need it for, and when we delete it.",
    },
    author: "team",
    publishedAt: "2026-11-19T09:30:00Z",
    tags: [],
    body: {
      de: [
        {
          type: "text",
          text: "Kurz gesagt: Wenn du bei uns nur liest, fallen kaum Daten an. Wir setzen keine Werbe- oder Statistik-Cookies, laden nichts von fremden Servern und verkaufen keine Daten. Hier stehen die Einzelheiten.",
        },
        { type: "headline", level: 2, text: "Wer verantwortlich ist" },
        {
          type: "text",
          text: "Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist das Unternehmen, das im [Impressum](route:/imprint) steht. Zu allem, was deine Daten betrifft, erreichst du uns unter {email}.",
        },
        { type: "headline", level: 2, text: "Beim Aufrufen der Seite" },
        {
          type: "text",
          text: "Dein Browser überträgt an unseren Server die IP-Adresse, Datum und Uhrzeit, die Adresse der aufgerufenen Seite, die Kennung von Browser und Betriebssystem und, falls er sie mitschickt, die Seite, von der du kommst. Ohne das lässt sich keine Seite ausliefern. In **Serverprotokollen** bewahren wir solche Angaben höchstens 14 Tage auf, um Fehler zu finden und Angriffe abzuwehren. Damit niemand den Server überlastet oder Passwörter durchprobiert, zählen wir Anfragen je IP-Adresse und Anmeldeversuche je Konto. Diese Zähler liegen nur im Arbeitsspeicher. Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren, funktionierenden Seite (Art. 6 Abs. 1 Buchst. f DSGVO).",
        },
        { type: "headline", level: 2, text: "Was auf deinem Gerät gespeichert wird" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Sprache:** Wenn du den Sprachschalter benutzt, merkt sich ein Cookie ein Jahr lang Deutsch oder Englisch.",
            "**Angemeldet:** Ein Cookie sagt unserem Server, welche Anmeldung deine ist, ein zweites den Seiten, dass du angemeldet bist. Beide gelten bis zum Abmelden, höchstens 90 Tage. Auf dem Weg durch die Anmeldung gibt es für einige Minuten weitere, die vor gefälschten Anfragen schützen.",
            "**Likes, Bewertungen und Merken:** Dein Browser merkt sich, was noch nicht bei uns angekommen ist, ohne Anmeldung drei Tage lang, und Likes kurz auch danach, damit die Zahlen stimmen.",
            "**Design:** Wenn du in den Einstellungen Hell oder Dunkel wählst, merkt sich das dein Browser.",
            "**Einheiten:** Wenn du US-Maße wählst, merkt sich das dein Browser.",
            "**Einkaufszettel:** Was du ohne Anmeldung aufschreibst, liegt in deinem Browser, bis du es entfernst oder in dein Konto übernimmst.",
            "**Rezepte ohne Internet:** Die letzten 50 Rezepte, die du ansiehst, die letzten Ergebnisse von Geschmacksquiz und „Was muss weg?“ und, wenn du angemeldet bist, deine Likes und Kochbücher liegen in deinem Browser, damit sie offline öffnen. Beim Abmelden löscht er, was zu deinem Konto gehört, und alles, wenn du es unter „Offline verfügbar“ löschst.",
            "**Geschmacksquiz:** Deine Antworten liegen in deinem Browser, bis du sie löschst oder ein Konto anlegst, das sie übernimmt. Damit wir Rezepte dazu aussuchen können, stehen sie in der Adresse der Ergebnisseite.",
            "**Zuletzt gesucht:** Dein Browser merkt sich die letzten fünf Suchen, bis du den Verlauf leerst.",
            "**Hinweis geschlossen:** Wenn du die Zeile über die App schließt, merkt sich dein Browser auch das.",
            "**Leseposition:** Bis du den Tab schließt, merkt er sich, wie weit du gescrollt hattest.",
          ],
        },
        {
          type: "text",
          text: "Bis auf die Cookies für Sprache und Anmeldung verlässt nichts davon dein Gerät; Likes und Bewertungen, sobald sie übertragen werden, und deine Antworten im Quiz, wenn du Vorschläge dazu willst. All das dient nur dem, was du gerade ausdrücklich benutzt, und braucht deshalb keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG). Du kannst es jederzeit in den Einstellungen deines Browsers löschen.",
        },
        { type: "headline", level: 2, text: "Nichts von fremden Servern" },
        {
          type: "text",
          text: "Schriften, Bilder, Filme und Programme kommen von unserem eigenen Server. Es gibt keine eingebetteten Karten, Videos oder Knöpfe sozialer Netzwerke, keine Reichweitenmessung durch Dritte und keine Werbenetze. Erst wenn du einem Link auf eine andere Seite folgst, erfährt deren Betreiber davon, und es gelten seine Regeln. Sollten wir das einmal ändern, fragen wir vorher und beschreiben es hier. Die Bilder der Redaktion sind keine Fotos: Ein Computer hat sie gezeichnet, ein Programm hat sie gemalt. Wirkliche Menschen sind darauf nicht zu sehen.",
        },
        { type: "headline", level: 2, text: "Dein Konto" },
        {
          type: "text",
          text: "Zum Lesen brauchst du keins. Legst du eins an, speichern wir deinen Anzeigenamen, deine E-Mail-Adresse und dein Passwort, letzteres nur als Prüfwert (Argon2id), aus dem es sich nicht zurückrechnen lässt. Dazu kommt, was du selbst einträgst: Bild, ein paar Sätze über dich, Website, Sprache und Maßeinheiten, deine Likes und Bewertungen, dein Einkaufszettel, deine Antworten im Geschmacksquiz und deine Kochbücher mit ihren Notizen, jeweils mit dem Zeitpunkt. Rechtsgrundlage ist der Vertrag über das Konto (Art. 6 Abs. 1 Buchst. b DSGVO).",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "**Alle sehen** dein Profil mit Name, Bild, Sätzen, Website und Rezepten, außerdem Kochbücher, die du öffentlich machst. Was du per Link teilst, sehen alle, die ihn haben. Von Likes und Bewertungen sehen sie nur die Summe und den Durchschnitt.",
            "**Nur du siehst** E-Mail-Adresse, deine Likes und Bewertungen, Einkaufszettel, Antworten im Geschmacksquiz, private Kochbücher und Einstellungen.",
            "**Unverträglichkeiten:** Kreuzt du im Geschmacksquiz eine an, nutzen wir das nur, um Rezepte auszusuchen, und nur, weil du es willst (Art. 9 Abs. 2 Buchst. a DSGVO). Löschst du die Antworten in den Einstellungen, ist es weg.",
            "**Anmeldungen:** Für jede speichern wir die Kennung des Browsers, wann sie begann und wann sie zuletzt benutzt wurde. In den Einstellungen siehst und beendest du sie. Nach 90 Tagen endet jede von selbst.",
            "**Nie bestätigt:** Wer die E-Mail-Adresse nicht bestätigt, hat kein Konto. Nach sieben Tagen ist die Anmeldung gelöscht.",
          ],
        },
        { type: "headline", level: 2, text: "Anmelden mit Google, Facebook oder Apple" },
        {
          type: "text",
          text: "Wo wir das anbieten und du es wählst, schicken wir dich zu diesem Anbieter. Er erfährt, dass du dich bei uns anmeldest, und teilt uns eine Kennung mit, dazu deine E-Mail-Adresse und, wenn er ihn nennt, deinen Namen. Kennung und Adresse speichern wir, um dich wiederzuerkennen. Der Name wird dein Anzeigename, bis du ihn änderst. Mehr bekommen wir nicht: keine Kontakte, kein Passwort. In den Einstellungen lässt sich die Verbindung lösen. Was der Anbieter selbst speichert, steht in seiner Datenschutzerklärung. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.",
        },
        { type: "headline", level: 2, text: "E-Mails von uns" },
        {
          type: "text",
          text: "Wir schreiben dir, wenn dein Konto es verlangt: um die Adresse zu bestätigen, das Passwort zurückzusetzen oder eine Änderung zu melden. Eine solche E-Mail liegt bei uns nur, bis unser E-Mail-Anbieter sie übernommen hat. Nimmt er sie nicht an, löschen wir den Inhalt und heben für 30 Tage die Adresse und den Grund auf. Unsere E-Mails enthalten keine Bilder, und wir messen nicht, ob du sie öffnest.",
        },
        { type: "headline", level: 2, text: "Newsletter" },
        {
          type: "text",
          text: "Abonnierst du den Newsletter, schicken wir dir zuerst eine E-Mail. Erst wenn du den Link darin bestätigst, bekommst du ihn. Hast du deine Adresse schon für ein Konto bestätigt und abonnierst ihn dort, entfällt dieser Schritt. Gespeichert werden Adresse, Sprache, wo und wann du ihn abonniert und das bestätigt hast und welcher Wortlaut dabei stand. Rechtsgrundlage ist deine Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Du widerrufst sie mit dem Link in jeder Ausgabe, ohne Anmeldung, oder in den Einstellungen. Nicht bestätigte Anmeldungen löschen wir nach sieben Tagen. Nach dem Abbestellen heben wir diese Angaben drei Jahre auf, um deine Einwilligung und den Widerruf belegen zu können (Art. 6 Abs. 1 Buchst. f DSGVO).",
        },
        { type: "headline", level: 2, text: "Daten herunterladen, Konto löschen" },
        {
          type: "text",
          text: "In den Einstellungen lädst du alles herunter, was zu deinem Konto gehört: Daten als JSON, dazu deine Bilder. Ebenfalls dort löschst du das Konto. Dann bist du sofort überall abgemeldet und dein Profil ist unsichtbar. Meldest du dich innerhalb von 14 Tagen wieder an, bleibt alles erhalten. Danach löschen wir alles, was dir gehört: Profil, Bilder, Rezepte, Likes, Bewertungen, Kochbücher, Einkaufszettel, das Newsletter-Abo und dein Feedback.",
        },
        { type: "headline", level: 2, text: "Feedback geben" },
        {
          type: "text",
          text: "Schickst du das Formular „Feedback geben“ ab, speichern wir deinen Text, die Seite, auf der du warst, deren Sprache und den Zeitpunkt, dazu deine E-Mail-Adresse, wenn du sie angibst. Sie ist freiwillig und dient nur der Antwort. Rechtsgrundlage ist unser Interesse, Fehler zu beheben und dir zu antworten (Art. 6 Abs. 1 Buchst. f DSGVO). Wir löschen Feedback, wenn es erledigt ist, spätestens nach zwölf Monaten.",
        },
        { type: "headline", level: 2, text: "Fragen an die Kochhotline" },
        {
          type: "text",
          text: "Gespeichert werden deine Frage, das Thema, die Sprache und der Zeitpunkt, weder Name noch E-Mail-Adresse. Beantworten wir die Frage, veröffentlichen wir beides, manchmal gekürzt. Schreibe deshalb nichts hinein, was dich oder andere erkennen lässt oder die Gesundheit betrifft. Möchtest du eine veröffentlichte Frage entfernen lassen, genügt eine Nachricht. Rechtsgrundlage ist unser Interesse, Fragen für alle zu beantworten (Art. 6 Abs. 1 Buchst. f DSGVO).",
        },
        { type: "headline", level: 2, text: "E-Mails an uns" },
        {
          type: "text",
          text: "Schreibst du uns, verwenden wir deine Nachricht und Adresse, um zu antworten, und löschen sie, wenn die Sache erledigt ist und keine gesetzliche Frist dagegensteht. Geschäftliche Post müssen wir mehrere Jahre aufheben (Art. 6 Abs. 1 Buchst. b, c und f DSGVO).",
        },
        { type: "headline", level: 2, text: "Rezepte, die du uns schickst" },
        {
          type: "text",
          text: "Wir veröffentlichen Rezept und Bild unter dem Namen, den du dafür aussuchst. Es muss nicht dein bürgerlicher sein. Standort und Kameradaten entfernen wir aus dem Bild. Deine E-Mail heben wir auf, solange das Rezept online ist, um nachfragen zu können und deine Erlaubnis zu belegen. Rechtsgrundlage ist die Vereinbarung, die wir damit treffen (Art. 6 Abs. 1 Buchst. b DSGVO). Sollen wir das Rezept herunternehmen, genügt eine Nachricht.",
        },
        { type: "headline", level: 2, text: "Wer sonst Daten sieht" },
        {
          type: "text",
          text: "Unser Rechenzentrum und unser E-Mail-Anbieter verarbeiten Daten in unserem Auftrag, nach unserer Weisung und auf Grundlage eines Vertrags nach Art. 28 DSGVO. Darüber hinaus geben wir Daten nur heraus, wenn ein Gesetz uns verpflichtet. Automatisierte Entscheidungen über dich treffen wir nicht.",
        },
        { type: "headline", level: 2, text: "Deine Rechte" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Auskunft** über die Daten, die wir von dir haben (Art. 15 DSGVO)",
            "**Berichtigung** falscher Daten (Art. 16)",
            "**Löschung** (Art. 17) und **Einschränkung** der Verarbeitung (Art. 18)",
            "**Übertragung** deiner Daten in einem gängigen Format (Art. 20)",
            "**Widerspruch** gegen alles, was wir auf unser berechtigtes Interesse stützen (Art. 21)",
            "**Widerruf** einer Einwilligung, jederzeit und für die Zukunft (Art. 7 Abs. 3)",
          ],
        },
        {
          type: "text",
          text: "Eine formlose Nachricht an {email} genügt. Du kannst dich außerdem bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77), zum Beispiel bei der deines Wohnorts oder der für unseren Sitz zuständigen.",
        },
        { type: "headline", level: 2, text: "Änderungen" },
        {
          type: "text",
          text: "Ändert sich die Seite, ändert sich auch dieser Text. Oben steht, von wann er ist.",
        },
      ],
      en: [
        {
          type: "text",
          text: "In brief: if you only read here, hardly any data is collected. We set no advertising or statistics cookies, load nothing from other servers, and sell no data. Here are the details.",
        },
        { type: "headline", level: 2, text: "Who is responsible" },
        {
          type: "text",
          text: "The controller within the meaning of the General Data Protection Regulation (GDPR) is the company named in the [imprint](route:/imprint). For anything to do with your data, write to {email}.",
        },
        { type: "headline", level: 2, text: "When you open a page" },
        {
          type: "text",
          text: "Your browser sends our server its IP address, the date and time, the address of the page requested, what browser and operating system you use and, if it includes this, the page you came from. No page can be delivered without it. We keep such details in **server logs** for 14 days at most, in order to find faults and fend off attacks. To stop anyone overloading the server or guessing passwords we count requests per IP address and attempts to sign in per account. Those counters are held in working memory only. The legal basis is our legitimate interest in a site that is safe and works (Art. 6 (1) (f) GDPR).",
        },
        { type: "headline", level: 2, text: "What is stored on your device" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Language:** if you use the language switch, a cookie remembers German or English for a year.",
            "**Signed in:** one cookie tells our server which session is yours, a second tells the pages that you are signed in. Both last until you sign out, 90 days at most. On the way through signing in there are a few more for some minutes, which protect against forged requests.",
            "**Likes, ratings and saved recipes:** your browser remembers what has not reached us yet, for three days while you are signed out, and likes briefly after that, so that the numbers are right.",
            "**Theme:** if you choose light or dark in the settings, your browser remembers it.",
            "**Units:** if you choose US measures, your browser remembers it.",
            "**Shopping list:** what you write down without signing in is kept in your browser until you remove it or move it to your account.",
            "**Recipes offline:** the last 50 recipes you view, your latest results of the taste quiz and of “Use it up” and, if you are signed in, your likes and cookbooks are kept in your browser so that they open offline. When you sign out it deletes what belongs to your account, and all of it when you delete it under “Available offline”.",
            "**Taste quiz:** your answers are kept in your browser until you delete them or create an account, which takes them over. So that we can choose recipes by them, they are part of the address of the result page.",
            "**Recent searches:** your browser remembers the last five until you clear the history.",
            "**Notice closed:** if you close the line about the app, your browser remembers that too.",
            "**Scroll position:** until you close the tab, it remembers how far you had scrolled.",
          ],
        },
        {
          type: "text",
          text: "Apart from the cookies for language and sign-in none of it leaves your device, nor do likes and ratings until they are delivered, nor do your answers in the quiz until you want suggestions. All of this only serves what you are expressly using at the time, and therefore needs no consent (section 25 (2) no. 2 of the German TDDDG). You can delete it at any time in your browser’s settings.",
        },
        { type: "headline", level: 2, text: "Nothing from other servers" },
        {
          type: "text",
          text: "Fonts, pictures, films and scripts come from our own server. There are no embedded maps, videos or social media buttons, no audience measurement by third parties and no advertising networks. Only when you follow a link to another site does its operator learn of it, and then their rules apply. Should we ever change this, we will ask first and describe it here. The editors’ pictures are not photographs: they were drawn by a computer and painted by a program. They show no real people.",
        },
        { type: "headline", level: 2, text: "Your account" },
        {
          type: "text",
          text: "You need none to read. If you create one, we store your display name, your email address and your password, the latter only as a check value (Argon2id) from which it cannot be worked out. Then there is whatever you enter yourself: a picture, a few sentences about you, a website, language and units, your likes and ratings, your shopping list, your answers in the taste quiz, and your cookbooks with their notes, each with its time. The legal basis is the contract for the account (Art. 6 (1) (b) GDPR).",
        },
        {
          type: "list",
          ordered: false,
          items: [
            "**Everyone sees** your profile with name, picture, sentences, website and recipes, and any cookbooks you make public. Those you share by link are seen by everyone who has it. Of likes and ratings they see only the total and the average.",
            "**Only you see** your email address, your likes and ratings, your shopping list, answers in the taste quiz, private cookbooks and settings.",
            "**Intolerances:** if you tick one in the taste quiz, we use it only to choose recipes, and only because you want us to (Art. 9 (2) (a) GDPR). Delete the answers in the settings and it is gone.",
            "**Sessions:** for each we store what browser it is, when it began and when it was last used. You can see and end them in the settings. After 90 days each ends by itself.",
            "**Never confirmed:** without a confirmed email address there is no account. After seven days the sign-up is deleted.",
          ],
        },
        { type: "headline", level: 2, text: "Signing in with Google, Facebook or Apple" },
        {
          type: "text",
          text: "Where we offer this and you choose it, we send you to that provider. It learns that you are signing in with us, and gives us an identifier, your email address and, if it names it, your name. We store the identifier and the address so as to know you again. The name becomes your display name until you change it. We are given nothing else: no contacts, no password. You can undo the connection in the settings. What the provider stores is described in its own privacy policy. The legal basis is Art. 6 (1) (b) GDPR.",
        },
        { type: "headline", level: 2, text: "Emails from us" },
        {
          type: "text",
          text: "We write to you when your account calls for it: to confirm the address, to reset the password or to report a change. Such an email stays with us only until our email provider has taken it. If it is refused, we delete the content and keep the address and the reason for 30 days. There are no pictures in our emails, and we do not measure whether you open them.",
        },
        { type: "headline", level: 2, text: "Newsletter" },
        {
          type: "text",
          text: "If you subscribe to the newsletter, we send you an email first. You only receive the newsletter once you have confirmed the link in it. If you have already confirmed your address for an account and subscribe there, that step is left out. We store the address, the language, where and when you subscribed and confirmed, and which wording you saw. The legal basis is your consent (Art. 6 (1) (a) GDPR). You withdraw it with the link in every issue, without signing in, or in the settings. Subscriptions that are not confirmed are deleted after seven days. After you unsubscribe we keep these details for three years, so that we can show your consent and its withdrawal (Art. 6 (1) (f) GDPR).",
        },
        { type: "headline", level: 2, text: "Downloading your data, deleting your account" },
        {
          type: "text",
          text: "In the settings you can download everything that belongs to your account: data as JSON, together with your pictures. That is also where you delete the account. You are then signed out everywhere at once and your profile is hidden. If you sign in again within 14 days, everything is kept. After that we delete everything that is yours: profile, pictures, recipes, likes, ratings, cookbooks, shopping list, newsletter subscription and your feedback.",
        },
        { type: "headline", level: 2, text: "Giving feedback" },
        {
          type: "text",
          text: "Through the “Give feedback” form we store your text, the page you were on, its language and the time, plus your email address if you give it. That is optional and only used to reply. The legal basis is our interest in fixing faults and answering you (Art. 6 (1) (f) GDPR). We delete feedback once it has been dealt with, after twelve months at the latest.",
        },
        { type: "headline", level: 2, text: "Questions to the cooking hotline" },
        {
          type: "text",
          text: "We store your question, its topic, the language and the time, and neither a name nor an email address. If we answer the question we publish both, sometimes shortened. So do not include anything that identifies you or others, or concerns anyone’s health. If you would like a published question removed, a message will do. The legal basis is Art. 6 (1) (f) GDPR; our interest is in answering questions for everyone.",
        },
        { type: "headline", level: 2, text: "Emails to us" },
        {
          type: "text",
          text: "If you write to us, we use your message and address to reply, and delete them once the matter is settled, unless a statutory period says otherwise. Business correspondence has to be kept for several years (Art. 6 (1) (b), (c) and (f) GDPR).",
        },
        { type: "headline", level: 2, text: "Recipes you send us" },
        {
          type: "text",
          text: "We publish recipe and picture under the name you choose for it. It need not be your own. Location and camera data are removed from the picture. We keep your email for as long as the recipe is live, so that we can ask questions and show that we had your permission. The legal basis is the agreement we make (Art. 6 (1) (b) GDPR). If you want the recipe taken down, a message will do.",
        },
        { type: "headline", level: 2, text: "Who else sees data" },
        {
          type: "text",
          text: "Our data centre and our email provider process data on our behalf, on our instructions and under a contract in accordance with Art. 28 GDPR. Beyond that we only hand over data where a law obliges us to. We make no automated decisions about you.",
        },
        { type: "headline", level: 2, text: "Your rights" },
        {
          type: "list",
          ordered: false,
          items: [
            "**Access** to the data we hold about you (Art. 15 GDPR)",
            "**Rectification** of incorrect data (Art. 16)",
            "**Erasure** (Art. 17) and **restriction** of processing (Art. 18)",
            "**Portability** of your data in a common format (Art. 20)",
            "**Objection** to anything we base on our legitimate interest (Art. 21)",
            "**Withdrawal** of consent, at any time and for the future (Art. 7 (3))",
          ],
        },
        {
          type: "text",
          text: "An informal message to {email} is enough. You can also complain to a data protection authority (Art. 77), for example the one where you live or the one responsible for our place of business.",
        },
        { type: "headline", level: 2, text: "Changes" },
        {
          type: "text",
          text: "When the site changes, so does this text. The date is at the top.",
        },
      ],
    },
  },
];
