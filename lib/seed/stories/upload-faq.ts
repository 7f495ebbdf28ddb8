import type { StorySeed } from "../seed-types.ts";

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
    de: "Was ein Rezept braucht, was mit ihm passiert, wenn du es uns schickst, und wem es danach gehört.",
    en: "What a recipe needs, what happens once you have sent it to us, and whose it is afterwards.",
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
        text: "Du hast ein Rezept, das du teilen möchtest? Hier steht, wie du es uns schickst und was dann passiert.",
      },
      { type: "headline", level: 2, text: "Wie kommt mein Rezept zu euch?" },
      {
        type: "text",
        text: "Per E-Mail, die Adresse steht unter [Kontakt](route:/contact). Schreibe „Rezept“ in den Betreff und hänge das Bild an. Ob der Text getippt ist oder als Foto aus dem Heft kommt, ist egal, solange er lesbar ist. Die Redaktion trägt ihn ein.",
      },
      { type: "headline", level: 2, text: "Wer darf mitmachen?" },
      {
        type: "text",
        text: "Alle, die kochen. Nenne uns einen Anzeigenamen, unter dem das Rezept erscheint, und wenn du magst einen Satz über dich. Deinen bürgerlichen Namen und deine E-Mail-Adresse veröffentlichen wir nicht.",
      },
      { type: "headline", level: 2, text: "Was muss ein Rezept mindestens haben?" },
      {
        type: "list",
        ordered: false,
        items: [
          "einen Titel",
          "ein Bild",
          "eine Zubereitungszeit von mindestens 1 Minute",
          "mindestens 1 Portion",
          "mindestens eine Zutat",
          "mindestens einen Schritt mit Text",
        ],
      },
      {
        type: "text",
        text: "Mehr ist willkommen: Schwierigkeit, Utensilien, ein Tipp für die schwierigste Stelle. Fehlt etwas, schreiben wir dir genau, was und wo.",
      },
      { type: "headline", level: 2, text: "Muss gleich alles stimmen?" },
      {
        type: "text",
        text: "Nein. Jedes Rezept beginnt als **Entwurf**, und den sieht nur die Redaktion. Da darf noch etwas fehlen, wir fragen nach. Bevor es weitergeht, bekommst du den Text zu lesen.",
      },
      { type: "headline", level: 2, text: "Was passiert bei der Prüfung?" },
      {
        type: "text",
        text: "Ist alles beisammen, gilt das Rezept als **eingereicht**, und eine zweite Person aus der Redaktion liest es: Stimmen die Mengen, kommt jede Zutat vor, passt das Bild? Solange die Prüfung läuft, kannst du es zurückziehen, eine Zeile genügt. Wird es angenommen, ist es **online** und steht in deinem Profil und in der Community.",
      },
      { type: "headline", level: 2, text: "Und wenn es zurückkommt?" },
      {
        type: "text",
        text: "**Zurückgegeben** wird ein Rezept nie ohne Grund. Du erfährst ihn per E-Mail, mit Hinweisen zu den Stellen, um die es geht. Schicke uns, was fehlt, dann wird wieder ein Entwurf daraus, und es beginnt von vorn, so oft du möchtest. Meistens geht es nur um eine Zeit oder ein Gramm.",
      },
      { type: "headline", level: 2, text: "Kann ich ein Rezept ändern, das schon online ist?" },
      {
        type: "text",
        text: "Ja, schreibe uns, was anders werden soll. Daraus wird eine neue Fassung, und auch die geht zur Prüfung. Die alte bleibt so lange online. Ist die neue freigegeben, tritt sie an ihre Stelle, unter derselben Adresse.",
      },
      { type: "headline", level: 2, text: "Welche Bilder darf ich verwenden?" },
      {
        type: "text",
        text: "Deine eigenen, oder solche, deren Urheber dir das erlaubt hat. Bilder aus der Suchmaschine sind fast immer geschützt. JPEG, PNG oder WebP bis 10 MB, am besten bei Tageslicht. Standort und Kameradaten entfernen wir, bevor das Bild online geht. Sind Menschen zu erkennen, müssen sie einverstanden sein.",
      },
      { type: "headline", level: 2, text: "Darf ich ein Rezept aus einem Kochbuch abschreiben?" },
      {
        type: "text",
        text: "Nicht den Text. Eine Zutatenliste allein ist in der Regel nicht geschützt, die Formulierung schon. Koche es nach, schreibe es mit deinen Worten auf und nenne die Quelle, wenn die Idee nicht von dir stammt.",
      },
      { type: "headline", level: 2, text: "Wem gehört mein Rezept?" },
      {
        type: "text",
        text: "Dir. Du erlaubst uns nur, es auf Tischlein zu zeigen, Näheres steht in den [AGB](route:/terms). Soll es verschwinden, schreibe uns, und wir nehmen es herunter.",
      },
      { type: "headline", level: 2, text: "In welcher Sprache schreibe ich?" },
      {
        type: "text",
        text: "In Deutsch oder Englisch, wie es dir leichter fällt. Mengen, Zeiten und Nährwerte gelten für beide Sprachen. Den Text in der anderen kannst du mitschicken, musst du aber nicht.",
      },
      { type: "headline", level: 2, text: "Wie sieht ein gutes Rezept aus?" },
      {
        type: "text",
        text: "So, dass andere es ohne Rückfragen nachkochen können. Gramm statt „etwas“, Minuten statt „bis fertig“, und ein Satz dazu, woran man erkennt, dass es so weit ist. Drei Beispiele:",
      },
      { type: "recipes", recipes: ["red-lentil-soup", "potato-salad", "berry-pancakes"] },
      { type: "cta_button", text: "Rezepte aus der Community", href: "route:/recipes/community" },
    ],
    en: [
      {
        type: "text",
        text: "Do you have a recipe to share? This is how you send it to us and what happens next.",
      },
      { type: "headline", level: 2, text: "How does my recipe reach you?" },
      {
        type: "text",
        text: "By email; the address is under [Contact](route:/contact). Put “Recipe” in the subject line and attach the picture. Whether the text is typed or a photo of your notebook does not matter, as long as it is legible. The editors enter it.",
      },
      { type: "headline", level: 2, text: "Who can take part?" },
      {
        type: "text",
        text: "Anyone who cooks. Give us a display name for the recipe to appear under, and a sentence about yourself if you like. Your real name and your email address are not published.",
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
        text: "More is welcome: difficulty, utensils, a tip for the trickiest part. If something is missing, we write to you and say exactly what and where.",
      },
      { type: "headline", level: 2, text: "Does it all have to be right at once?" },
      {
        type: "text",
        text: "No. Every recipe begins as a **draft**, which only the editors can see. Things may still be missing at that point; we ask. Before it moves on, you get to read the text.",
      },
      { type: "headline", level: 2, text: "What happens in review?" },
      {
        type: "text",
        text: "Once everything is there the recipe counts as **submitted**, and a second editor reads it: are the amounts right, does every ingredient turn up, does the picture fit? Until that is done you can withdraw it; one line will do. Once accepted it is **live**, and appears in your profile and in the community.",
      },
      { type: "headline", level: 2, text: "And if it comes back?" },
      {
        type: "text",
        text: "No recipe is **sent back** without a reason. You get it by email, with notes on the passages concerned. Send us what is missing and it becomes a draft again and starts over, as often as you like. Usually it is only about a time or a gram.",
      },
      { type: "headline", level: 2, text: "Can I change a recipe that is already live?" },
      {
        type: "text",
        text: "Yes; write and tell us what should be different. That becomes a new revision, which goes to review like the first. The old one stays live in the meantime. As soon as the new revision is approved it takes over, at the same address.",
      },
      { type: "headline", level: 2, text: "Which pictures may I use?" },
      {
        type: "text",
        text: "Your own, or ones whose author has given you permission. Pictures from a search engine are nearly always protected. JPEG, PNG or WebP up to 10 MB, preferably in daylight. We remove location and camera data before the picture goes live. If people can be recognised, they have to agree.",
      },
      { type: "headline", level: 2, text: "May I copy a recipe from a cookbook?" },
      {
        type: "text",
        text: "Not the text. A bare list of ingredients is generally not protected; the wording is. Cook it, write it in your own words, and name the source if the idea is not yours.",
      },
      { type: "headline", level: 2, text: "Whose recipe is it?" },
      {
        type: "text",
        text: "Yours. You merely allow us to show it on Tischlein; the details are in the [terms](route:/terms). If you want it gone, write to us and we take it down.",
      },
      { type: "headline", level: 2, text: "Which language should I write in?" },
      {
        type: "text",
        text: "German or English, whichever comes more easily. Amounts, times and nutrition apply to both languages. You can send the text in the other one as well, but you do not have to.",
      },
      { type: "headline", level: 2, text: "What does a good recipe look like?" },
      {
        type: "text",
        text: "It can be cooked by others without asking you. Grams rather than “some”, minutes rather than “until done”, and a sentence on how to tell that it is ready. Three examples:",
      },
      { type: "recipes", recipes: ["red-lentil-soup", "potato-salad", "berry-pancakes"] },
      { type: "cta_button", text: "Recipes from the community", href: "route:/recipes/community" },
    ],
  },
};
