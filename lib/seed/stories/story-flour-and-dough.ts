import type { StorySeed } from "../seed-types.ts";

export const story: StorySeed = {
  key: "story-flour-and-dough",
  storyType: "article",
  picture: "story-flour-and-dough",
  alt: {
    de: "Runder Teigling auf bemehltem dunklem Holz, daneben eine Schüssel Mehl, zwei Eier, Ähren und ein Nudelholz",
    en: "Round ball of dough on floured dark wood, with a bowl of flour, two eggs, ears of wheat and a rolling pin",
  },
  slug: { de: "sauerteig-in-sieben-tagen", en: "sourdough-in-seven-days" },
  title: { de: "Sauerteig in sieben Tagen", en: "Sourdough in seven days" },
  summary: {
    de: "Mehl, Wasser, ein Glas und ein warmer Platz: Tag für Tag zum eigenen Anstellgut, mit Gramm, Temperaturen und dem, was an jedem Tag zu sehen ist.",
    en: "Flour, water, a jar and somewhere warm: a starter of your own, day by day, with grams, temperatures and what to look for each day.",
  },
  author: "ofenwarm",
  publishedAt: "2026-01-10T07:30:00Z",
  category: "bread",
  moreCategories: ["baking-all", "german"],
  tags: ["technique", "fermenting", "baking", "winter"],
  likedBy: ["team", "muehlenhof", "sonntagstisch", "kuechenkraut", "gemuesefach", "loeffelweise"],
  body: {
    de: [
      {
        type: "text",
        text: "Auf jedem Getreidekorn sitzen wilde Hefen und Milchsäurebakterien. Gibst du ihnen Mehl, Wasser und Wärme, vermehren sie sich, säuern den Teig und treiben ihn hoch. Sieben Tage lang sorgst du dafür, dass die Richtigen gewinnen. Das kostet jeden Tag fünf Minuten.",
      },
      { type: "headline", level: 2, text: "Was du brauchst" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Roggenvollkornmehl**, etwa 400 g für die ganze Woche. Im Vollkorn steckt die Schale, und auf der Schale sitzt das Leben.",
          "**Leitungswasser**, etwa 30 °C warm, also knapp unter Körpertemperatur.",
          "**Ein Glas** mit 500 ml oder mehr, heiß gespült, mit lose aufgelegtem Deckel.",
          "**Einen Platz mit 26–28 °C**: im Ofen, in dem nur die Lampe brennt, oder in einer Kühlbox mit einer Wärmflasche. Miss nach, manche Ofenlampe heizt auf 35 °C.",
          "**Waage und Gummiband.** Das Band markiert den Stand nach dem Füttern, dann siehst du, was wirklich passiert.",
        ],
      },
      { type: "headline", level: 2, text: "Der Plan, Tag für Tag" },
      {
        type: "text",
        text: "Füttere ungefähr zur gleichen Uhrzeit. Ein paar Stunden Abweichung verzeiht der Teig, Kälte weniger: Bei 20 °C dauert jeder Schritt fast doppelt so lang.",
      },
      {
        type: "list",
        ordered: true,
        items: [
          "**Tag 1:** 50 g Mehl mit 50 g Wasser verrühren, bis nichts Trockenes mehr zu sehen ist. Abdecken, warm stellen. Es passiert nichts, und das ist richtig so.",
          "**Tag 2:** Noch einmal 50 g Mehl und 50 g Wasser unterrühren. Zeigen sich schon Blasen, sind das noch keine Hefen, sondern Bakterien, die später das Feld räumen. Der Geruch ist entsprechend.",
          "**Tag 3:** 50 g vom Ansatz in ein sauberes Glas geben, 50 g Mehl und 50 g Wasser dazu. Der Rest kommt in den Müll, er ist noch kein Lebensmittel.",
          "**Tag 4:** Füttern wie an Tag 3. Oft ist es jetzt totenstill. Der Teig wird gerade sauer, und das vertreibt die ersten Bewohner. Weitermachen.",
          "**Tag 5:** Füttern wie an Tag 3. Der Geruch wechselt zu Joghurt und Apfel, der Teig beginnt zu steigen.",
          "**Tag 6:** Jetzt bekommt er mehr Mehl: 20 g Ansatz, 50 g Mehl, 50 g Wasser. Er sollte sich in 8–12 Stunden etwa verdoppeln.",
          "**Tag 7:** 10 g Ansatz, 50 g Mehl, 50 g Wasser. Verdoppelt er sich auch diesmal zuverlässig und riecht angenehm säuerlich, hast du Anstellgut. Wenn nicht, hänge zwei oder drei Tage an.",
        ],
      },
      {
        type: "quote",
        text: "Wenn an Tag vier keine Blasen zu sehen sind, füttere trotzdem weiter.",
        author: "Ofenwarm",
      },
      { type: "headline", level: 2, text: "Woran du siehst, dass er reif ist" },
      {
        type: "text",
        text: "Die Oberfläche ist gewölbt und fängt in der Mitte gerade an einzusinken, innen sieht er aus wie ein Schwamm. Der oft empfohlene Schwimmtest im Wasserglas taugt für Weizen, bei Roggen führt er in die Irre: Roggenteig hält das Gas schlecht und geht auch dann unter, wenn er reif ist. Verlasse dich auf Gummiband und Nase.",
      },
      {
        type: "text",
        text: "Eine Rechnung lohnt sich für jeden Teig: Wunschtemperatur mal zwei, minus Mehltemperatur, ergibt die Wassertemperatur. Soll der Teig 28 °C haben und das Mehl liegt bei 20 °C, nimmst du Wasser mit 36 °C.",
      },
      { type: "headline", level: 2, text: "Roggen oder Weizen?" },
      {
        type: "text",
        text: "Wir beginnen mit Roggen, weil er gutmütiger ist. Wer lieber helles Brot oder Pizza backt, füttert das fertige Anstellgut einfach auf Weizen um: drei Mal mit Weizenmehl Type 550 statt Roggen, dann hat es sich umgewöhnt.",
      },
      {
        type: "proscons",
        prosTitle: "Für Roggen spricht",
        pros: ["springt am schnellsten an", "verzeiht, wenn du einen Tag vergisst", "kräftiges, säuerliches Aroma"],
        consTitle: "Gegen Roggen spricht",
        cons: ["klebt an Händen und Schüssel", "für sehr lockeres, helles Gebäck zu herb"],
      },
      { type: "headline", level: 2, text: "Pflege danach" },
      {
        type: "text",
        text: "Im Kühlschrank reicht eine Fütterung in der Woche: 10 g Ansatz, 50 g Mehl, 50 g Wasser, zwei bis drei Stunden warm anspringen lassen, dann zurück in die Kälte. Vor dem Backen einmal auffrischen, damit er wach ist. Steht graue Flüssigkeit obenauf, muss er gefüttert werden: abgießen oder einrühren, füttern, fertig. **Schimmel, rosa oder orange Flecken** sind dagegen das Ende. Dann weg damit, mit dem ganzen Glas.",
      },
      {
        type: "text",
        text: "Als Versicherung streichst du einen Löffel reifes Anstellgut dünn auf Backpapier, lässt es bei Zimmertemperatur trocknen und bewahrst die Flocken im Schraubglas auf. Mit warmem Wasser und etwas Mehl wacht es innerhalb von ein, zwei Tagen wieder auf.",
      },
      { type: "headline", level: 2, text: "Und jetzt backen" },
      {
        type: "text",
        text: "Der erste Laib darf flach werden. Ein junger Sauerteig hat noch nicht viel Kraft, nach vier oder fünf Broten ist er ein anderer. Was beim Füttern übrig bleibt, ist ab Tag sechs zu schade für den Müll: Es gibt Pfannkuchen, Cracker und jedem Hefeteig Geschmack.",
      },
      {
        type: "text",
        text: "Für ein Brot setzt du am Vorabend diesen Sauerteig an. Willst du zwei Laibe backen oder Sauerteig übrig behalten, rechne ihn gleich größer.",
      },
      { type: "recipe_part", recipe: "sourdough-loaf", group: 0 },
      { type: "recipes", recipes: ["sourdough-loaf", "rosemary-focaccia", "pizza-margherita"] },
    ],
    en: [
      {
        type: "text",
        text: "Every grain carries wild yeasts and lactic acid bacteria. Give them flour, water and warmth, and they multiply, sour the dough and make it rise. For seven days your job is to see that the right ones win. It takes five minutes a day.",
      },
      { type: "headline", level: 2, text: "What you need" },
      {
        type: "list",
        ordered: false,
        items: [
          "**Wholemeal rye flour**, about 400 g for the whole week. Wholemeal includes the bran, and the bran is where the life is.",
          "**Tap water** at about 30 °C, which is a little below body temperature.",
          "**A jar** of 500 ml or more, rinsed with hot water, its lid resting loosely on top.",
          "**A spot at 26–28 °C**: an oven with nothing but the light on, or a cool box with a hot-water bottle. Do measure it; some oven lights will reach 35 °C.",
          "**Scales and a rubber band.** The band marks the level after feeding, so you can see what is really going on.",
        ],
      },
      { type: "headline", level: 2, text: "The plan, day by day" },
      {
        type: "text",
        text: "Feed at roughly the same hour. The starter forgives a few hours either way. It is less forgiving of cold: at 20 °C every stage takes nearly twice as long.",
      },
      {
        type: "list",
        ordered: true,
        items: [
          "**Day 1:** Stir 50 g flour into 50 g water until nothing dry is left. Cover and keep warm. Nothing happens, which is as it should be.",
          "**Day 2:** Stir in another 50 g flour and 50 g water. If you see bubbles already, that is not yeast yet but bacteria that will clear out later. The smell is what you would expect.",
          "**Day 3:** Put 50 g of the mixture in a clean jar and add 50 g flour and 50 g water. Bin the rest; it is not food yet.",
          "**Day 4:** Feed as on day 3. Things often go dead quiet now. The mixture is turning sour, and that drives out the first tenants. Carry on.",
          "**Day 5:** Feed as on day 3. The smell shifts to yoghurt and apple, and the mixture begins to climb.",
          "**Day 6:** Now it gets more flour: 20 g starter, 50 g flour, 50 g water. It should roughly double in 8–12 hours.",
          "**Day 7:** 10 g starter, 50 g flour, 50 g water. If it doubles reliably again and smells pleasantly sour, you have a starter. If not, add two or three more days.",
        ],
      },
      {
        type: "quote",
        text: "If there are no bubbles on day four, keep feeding all the same.",
        author: "Ofenwarm",
      },
      { type: "headline", level: 2, text: "How to tell it is ripe" },
      {
        type: "text",
        text: "The surface is domed and only just beginning to sink in the middle; inside, it looks like a sponge. The float test in a glass of water, recommended everywhere, works for wheat. With rye it misleads: rye holds gas poorly and sinks even when it is ripe. Trust the rubber band and your nose.",
      },
      {
        type: "text",
        text: "One sum is worth knowing for any dough: twice the temperature you want, minus the temperature of the flour, gives the temperature of the water. If the dough should be 28 °C and the flour is at 20 °C, use water at 36 °C.",
      },
      { type: "headline", level: 2, text: "Rye or wheat?" },
      {
        type: "text",
        text: "We begin with rye because it is better-natured. If you would rather bake white bread or pizza, simply move the finished starter over to wheat: feed it three times with strong white flour (in Germany, Type 550) instead of rye, and it will have changed its ways.",
      },
      {
        type: "proscons",
        prosTitle: "In favour of rye",
        pros: ["gets going fastest", "forgives you for missing a day", "a robust, tangy flavour"],
        consTitle: "Against rye",
        cons: ["sticks to hands and bowl", "too assertive for very light, white bakes"],
      },
      { type: "headline", level: 2, text: "Keeping it alive" },
      {
        type: "text",
        text: "In the fridge, one feed a week is enough: 10 g starter, 50 g flour, 50 g water, two or three hours somewhere warm to get it going, then back into the cold. Refresh it once before baking so that it is wide awake. Grey liquid on top means it needs feeding: pour it off or stir it in, feed it, done. **Mould, or pink or orange streaks,** are another matter. Throw it out, jar and all.",
      },
      {
        type: "text",
        text: "For insurance, spread a spoonful of ripe starter thinly on baking paper, let it dry at room temperature and keep the flakes in a screw-top jar. With warm water and a little flour it wakes up again within a day or two.",
      },
      { type: "headline", level: 2, text: "And now bake" },
      {
        type: "text",
        text: "The first loaf is allowed to be flat. A young starter has little strength, and after four or five loaves it is a different creature. From day six, what is left over at feeding time is too good for the bin: it makes pancakes and crackers, and gives flavour to any yeast dough.",
      },
      {
        type: "text",
        text: "For one loaf, mix this sourdough the evening before. If you want to bake two loaves, or keep some sourdough, scale it up now.",
      },
      { type: "recipe_part", recipe: "sourdough-loaf", group: 0 },
      { type: "recipes", recipes: ["sourdough-loaf", "rosemary-focaccia", "pizza-margherita"] },
    ],
  },
};
