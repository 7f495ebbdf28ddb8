import type { StorySeed } from "../types.ts";

export const story: StorySeed = {
  key: "upload-faq",
  storyType: "article",
  picture: "potato-salad",
  alt: {
    de: "Schüssel Kartoffelsalat mit Radieschen und Schnittlauch auf einem Holztisch, daneben ein Holzlöffel",
    en: "Bowl of potato salad with radishes and chives on a wooden table, a wooden spoon beside it",
  },
  slug: { de: "rezepte-hochladen", en: "how-to-upload-recipes" },
  title: { de: "Rezepte hochladen: Fragen und Antworten", en: "How to upload recipes: questions and answers" },
  summary: {
    de: "Was ein Rezept braucht, was mit ihm passiert, wenn du es einreichst, und wem es danach gehört.",
    en: "What a recipe needs, what happens once you submit it, and whose it is afterwards.",
  },
  author: "team",
  publishedAt: "2025-11-05T08:00:00Z",
  category: "community",
  tags: ["kitchen-knowledge"],
  likedBy: ["kuechenkraut", "loeffelweise", "sonntagstisch"],
  body: {
    de: [
      {
        type: "text",
        text: "Du kannst etwas, das andere auch kochen wollen? Schreib es auf. Hier steht, wie es vom Zettel auf den Tisch kommt.",
      },
      { type: "headline", level: 2, text: "Wer darf ein Rezept hochladen?" },
      {
        type: "text",
        text: "Alle mit einem Konto. Es ist kostenlos, du brauchst nur eine E-Mail-Adresse. Danach findest du „Rezept aufschreiben“ in deinem Profil.",
      },
      { type: "headline", level: 2, text: "Was muss ein Rezept mindestens haben?" },
      {
        type: "list",
        ordered: false,
        items: [
          "einen Titel",
          "ein Bild",
          "eine Vorbereitungszeit von mindestens 1 Minute",
          "mindestens 1 Portion",
          "mindestens eine Zutat",
          "mindestens einen Schritt mit Text",
        ],
      },
      {
        type: "text",
        text: "Mehr ist willkommen: Schwierigkeit, Utensilien, ein Tipp, wo es gern schiefgeht. Fehlt beim Einreichen etwas, sagen wir dir genau, was und wo.",
      },
      { type: "headline", level: 2, text: "Muss ich alles in einem Zug schreiben?" },
      {
        type: "text",
        text: "Nein. Ein Rezept beginnt als **Entwurf**. Er speichert sich von selbst, auch unfertig, und zeigt dir, wann zuletzt. Entwürfe sehen nur du und die Redaktion.",
      },
      { type: "headline", level: 2, text: "Was passiert nach dem Einreichen?" },
      {
        type: "text",
        text: "Dann ist das Rezept **eingereicht**, und die Redaktion liest es: Stimmen die Mengen, kommt jede Zutat vor, passt das Bild? Solange es dort liegt, kannst du es zurückziehen. Dann ist es wieder ein Entwurf. Wird es angenommen, ist es **online** und steht in deinem Profil und in der Community.",
      },
      { type: "headline", level: 2, text: "Und wenn es abgelehnt wird?" },
      {
        type: "text",
        text: "Bei **abgelehnt** steht immer ein Grund dabei, dazu Hinweise an den Feldern, um die es geht. Bearbeite es, und es wird wieder zum Entwurf, den du neu einreichen kannst, so oft du möchtest. Meistens fehlt nur eine Zeit oder ein Gramm.",
      },
      { type: "headline", level: 2, text: "Kann ich ein Rezept ändern, das schon online ist?" },
      {
        type: "text",
        text: "Ja. Deine Änderung wird eine neue Fassung und geht zur Prüfung. Die alte bleibt so lange online, Kommentare, Bewertungen und Herzen bleiben erhalten. Ist die neue Fassung freigegeben, tritt sie an ihre Stelle.",
      },
      { type: "headline", level: 2, text: "Welche Bilder darf ich verwenden?" },
      {
        type: "text",
        text: "Deine eigenen, oder solche, deren Urheber dir das erlaubt hat. Bilder aus der Suchmaschine gehören fast immer jemandem. JPEG, PNG oder WebP bis 10 MB, am besten bei Tageslicht. Standort und Kameradaten entfernen wir beim Hochladen. Sind Menschen zu erkennen, müssen sie einverstanden sein.",
      },
      { type: "headline", level: 2, text: "Darf ich ein Rezept aus einem Kochbuch abschreiben?" },
      {
        type: "text",
        text: "Nicht den Text. Eine Zutatenliste allein ist in der Regel nicht geschützt, die Formulierung schon. Koch es nach, schreib es mit deinen Worten auf und nenn die Quelle, wenn dich jemand darauf gebracht hat.",
      },
      { type: "headline", level: 2, text: "Wem gehört mein Rezept?" },
      {
        type: "text",
        text: "Dir. Du erlaubst uns nur, es auf Tischlein zu zeigen, Näheres steht in den [AGB](route:/terms). Du kannst es jederzeit löschen. Löschst du dein Konto, verschwinden deine Rezepte mit.",
      },
      { type: "headline", level: 2, text: "In welcher Sprache schreibe ich?" },
      {
        type: "text",
        text: "In Deutsch oder Englisch, wie es dir leichter fällt. Mengen, Zeiten und Ernährungsangaben gelten für beide Sprachen. Den Text der anderen kannst du ergänzen, musst du aber nicht.",
      },
      { type: "headline", level: 2, text: "Wie sieht ein gutes Rezept aus?" },
      {
        type: "text",
        text: "So, dass jemand, der noch nie bei dir gegessen hat, es nachkochen kann. Gramm statt „etwas“, Minuten statt „bis fertig“, und ein Satz dazu, woran man erkennt, dass es so weit ist. Drei aus der Community zum Abgucken:",
      },
      { type: "recipes", recipes: ["red-lentil-soup", "potato-salad", "berry-pancakes"] },
      { type: "cta_button", text: "Rezepte aus der Community", href: "route:/recipes/community" },
    ],
    en: [
      {
        type: "text",
        text: "You make something other people would like to cook? Write it down. This is how it gets from your notes to the table.",
      },
      { type: "headline", level: 2, text: "Who can upload a recipe?" },
      {
        type: "text",
        text: "Anyone with an account. It is free, and an email address is all you need. After that you will find “Write a recipe” in your profile.",
      },
      { type: "headline", level: 2, text: "What does a recipe need at the very least?" },
      {
        type: "list",
        ordered: false,
        items: [
          "a title",
          "a picture",
          "a preparation time of at least 1 minute",
          "at least 1 serving",
          "at least one ingredient",
          "at least one step with text",
        ],
      },
      {
        type: "text",
        text: "More is welcome: difficulty, utensils, a tip about where it tends to go wrong. If something is missing when you submit, we tell you exactly what and where.",
      },
      { type: "headline", level: 2, text: "Do I have to write it in one go?" },
      {
        type: "text",
        text: "No. A recipe begins as a **draft**. It saves itself, however unfinished, and shows you when it last did. Drafts can be seen only by you and the editors.",
      },
      { type: "headline", level: 2, text: "What happens after I submit?" },
      {
        type: "text",
        text: "The recipe is now **submitted**, and the editors read it: are the amounts right, does every ingredient turn up, does the picture fit? While it is with them you can withdraw it, and it becomes a draft again. Once accepted it is **live**, and appears in your profile and in the community.",
      },
      { type: "headline", level: 2, text: "And if it is rejected?" },
      {
        type: "text",
        text: "**Rejected** always comes with a reason, and with notes on the fields concerned. Edit it and it turns back into a draft, which you can submit again as often as you like. Usually all that is missing is a time or a gram.",
      },
      { type: "headline", level: 2, text: "Can I change a recipe that is already live?" },
      {
        type: "text",
        text: "Yes. Your change becomes a new revision and goes to review. The old one stays live in the meantime; comments, ratings and hearts are kept. As soon as the new revision is approved, it takes over.",
      },
      { type: "headline", level: 2, text: "Which pictures may I use?" },
      {
        type: "text",
        text: "Your own, or ones whose author has given you permission. Pictures from a search engine nearly always belong to somebody. JPEG, PNG or WebP up to 10 MB, preferably in daylight. We strip location and camera data on upload. If people can be recognised, they have to agree.",
      },
      { type: "headline", level: 2, text: "May I copy a recipe from a cookbook?" },
      {
        type: "text",
        text: "Not the text. A bare list of ingredients is generally not protected; the wording is. Cook it, write it in your own words, and name the source if somebody gave you the idea.",
      },
      { type: "headline", level: 2, text: "Whose recipe is it?" },
      {
        type: "text",
        text: "Yours. You merely allow us to show it on Tischlein; the details are in the [terms](route:/terms). You can delete it at any time. If you delete your account, your recipes go with it.",
      },
      { type: "headline", level: 2, text: "Which language should I write in?" },
      {
        type: "text",
        text: "German or English, whichever comes more easily. Amounts, times and nutrition apply to both languages. You can add the text in the other one, but you do not have to.",
      },
      { type: "headline", level: 2, text: "What does a good recipe look like?" },
      {
        type: "text",
        text: "Such that somebody who has never eaten at your table can cook it. Grams rather than “some”, minutes rather than “until done”, and a sentence on how to tell that it is ready. Three from the community to learn from:",
      },
      { type: "recipes", recipes: ["red-lentil-soup", "potato-salad", "berry-pancakes"] },
      { type: "cta_button", text: "Recipes from the community", href: "route:/recipes/community" },
    ],
  },
};
