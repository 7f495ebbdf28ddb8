import type { Localized } from "#lib/i18n/locales.ts";
import { foodFacts } from "./food-facts.ts";

/**
 * How a recipe keeps, with markup, by its key. Missing fields mean that it does not apply, e.g.
 * drinks.
 */
export interface KeepingSeed {
  /** How to store leftovers, and how long. */
  storage?: Localized;
  /** Whether and how it freezes, and how to thaw it. */
  freezing?: Localized;
  /** What can be prepared ahead, and when. */
  makeAhead?: Localized;
}

export const keeping: Record<string, KeepingSeed> = {
  "aperitivo-spritz": {
    storage: {
      de: "Was in der Proseccoflasche bleibt, hält mit Sektverschluss im Kühlschrank 1–2 Tage.",
      en: "What is left in the prosecco bottle keeps for 1–2 days in the fridge under a sparkling wine stopper.",
    },
    makeAhead: {
      de: "Stelle auch den Aperitif am Vortag kalt, dann schmilzt das Eis langsamer. Orangenscheiben halten abgedeckt im Kühlschrank {4 h}.",
      en: "Chill the aperitif the day before, too, and the ice will melt more slowly. Orange slices keep for {4 h}, covered, in the fridge.",
    },
  },
  "apple-crumble": {
    storage: {
      de: "Abgedeckt im Kühlschrank hält der Crumble 3 Tage, die Sauce 2 Tage. Wärme ihn offen {15 min} bei {160 °C} auf, die Sauce unter Rühren, ohne dass sie kocht.",
      en: "Covered in the fridge, the crumble keeps for 3 days, the custard for 2. Warm the crumble uncovered for {15 min} at {160 °C}, and the custard while stirring, without letting it boil.",
    },
    freezing: {
      de: "Der gebackene Crumble hält 3 Monate; über Nacht im Kühlschrank auftauen, dann aufbacken. Koche die Sauce frisch, sie gerinnt beim Auftauen.",
      en: "The baked crumble keeps for 3 months; thaw overnight in the fridge, then crisp it in the oven. Make the custard fresh, as it splits when thawed.",
    },
    makeAhead: {
      de: "Die rohen Streusel halten 2 Tage im Kühlschrank oder 3 Monate im Gefrierfach. Sie kommen auch gefroren auf die Äpfel.",
      en: "The raw topping keeps for 2 days in the fridge or 3 months in the freezer. It can go on to the apples frozen.",
    },
  },
  "avocado-toast": {
    makeAhead: {
      de: "Die Eier kannst du am Vorabend pochieren, in Eiswasser abkühlen und in frischem kaltem Wasser in den Kühlschrank stellen. Zum Servieren {1 min} in heißes, nicht kochendes Wasser legen.",
      en: "You can poach the eggs the evening before, cool them in iced water and keep them in the fridge in fresh cold water. To serve, put them in hot, not boiling, water for {1 min}.",
    },
  },
  "beef-roulades": {
    storage: {
      de: "Die Rouladen halten in ihrer Sauce im Kühlschrank 3 Tage, der Rotkohl ebenso. Erwärme beides zugedeckt bei kleiner Hitze, bis es durch und durch heiß ist.",
      en: "The roulades keep for 3 days in the fridge in their gravy, and so does the cabbage. Reheat both, covered, over a low heat until hot right through.",
    },
    freezing: {
      de: "Rouladen in Sauce und Rotkohl halten getrennt verpackt 3 Monate. Über Nacht im Kühlschrank auftauen, dann langsam erhitzen.",
      en: "The roulades in gravy and the cabbage keep for 3 months, packed separately. Thaw overnight in the fridge, then heat slowly.",
    },
    makeAhead: {
      de: "Koche den Rotkohl am Vortag. Die gefüllten, rohen Rouladen halten abgedeckt im Kühlschrank {24 h, no timer}.",
      en: "Cook the red cabbage the day before. The filled, raw roulades keep for {24 h, no timer} in the fridge, covered.",
    },
  },
  "baked-cheesecake": {
    storage: {
      de: "Abgedeckt hält er im Kühlschrank 3 Tage. Nimm die Beeren vorher herunter, sonst weicht ihr Saft die Oberfläche auf.",
      en: "Covered, it keeps for 3 days in the fridge. Take off the berries first, or their juice will soften the top.",
    },
    freezing: {
      de: "Ohne Beeren, in Stücken und gut verpackt, hält er 2 Monate. Über Nacht im Kühlschrank auftauen; der Boden wird dabei etwas weicher.",
      en: "Without the berries, in slices and well wrapped, it keeps for 2 months. Thaw overnight in the fridge; the base will be a little softer.",
    },
    makeAhead: {
      de: "Den Boden kannst du einen Tag vorher backen; abgedeckt wartet er bei Zimmertemperatur in der Form. Für ein Fest am Samstag ist Freitag der richtige Backtag.",
      en: "You can bake the base a day early; covered, it waits in its tin at room temperature. For a party on Saturday, Friday is the day to bake.",
    },
  },
  "banana-bread": {
    storage: {
      de: "In Backpapier oder einer Dose bleibt es bei Zimmertemperatur 3 Tage saftig. Die Bananenhälften obenauf isst du am besten in den ersten beiden Tagen.",
      en: "In baking paper or a tin it stays moist for 3 days at room temperature. The banana halves on top are best eaten within the first two.",
    },
    freezing: {
      de: "In Scheiben und gut verpackt hält es 3 Monate. Bei Zimmertemperatur in {1 h} auftauen oder gefroren toasten.",
      en: "In slices and well wrapped, it keeps for 3 months. Thaw for {1 h} at room temperature, or toast from frozen.",
    },
    makeAhead: {
      de: "Überreife Bananen kannst du geschält 3 Monate einfrieren; taue sie in einer Schüssel auf und nimm den Saft mit. Am Vortag gebacken schneidet sich das Brot besser.",
      en: "You can freeze overripe bananas, peeled, for 3 months; thaw them in a bowl and use the juice as well. Baked the day before, the loaf cuts better.",
    },
  },
  "berry-overnight-oats": {
    storage: {
      de: "Liegen die frischen Beeren schon obenauf, gehört das Glas in den Kühlschrank und ist noch am selben Tag dran.",
      en: "Once the fresh berries are on top, the jar belongs in the fridge and should be eaten the same day.",
    },
    makeAhead: {
      de: "Haferflocken, Chiasamen und Salz kannst du trocken auf Vorrat mischen; im Schraubglas hält das 4 Wochen.",
      en: "Mix several batches of oats, chia seeds and salt dry; in a screw-top jar the mixture keeps for 4 weeks.",
    },
  },
  "berry-pancakes": {
    storage: {
      de: "Ohne Belag halten sie abgedeckt im Kühlschrank 2 Tage. Im Toaster oder in der trockenen Pfanne werden sie in {2 min} wieder warm.",
      en: "Without toppings they keep for 2 days, covered, in the fridge. The toaster or a dry pan warms them through in {2 min}.",
    },
    freezing: {
      de: "Ausgekühlt und mit Backpapier dazwischen halten sie 2 Monate. Gefroren in den Toaster oder {8 min} bei {180 °C} in den Ofen.",
      en: "Cooled and layered with baking paper, they keep for 2 months. From frozen, use the toaster, or give them {8 min} in the oven at {180 °C}.",
    },
    makeAhead: {
      de: "Mische Mehl, Backpulver, Zucker und Salz am Vorabend. Der fertige Teig wartet nicht, das Backpulver arbeitet sofort.",
      en: "Mix the flour, baking powder, sugar and salt the evening before. The finished batter will not wait: the baking powder starts work at once.",
    },
  },
  bolognese: {
    storage: {
      de: `Das Ragù allein hält im Kühlschrank 3 Tage, mit Nudeln gemischt ${foodFacts.cookedPasta.de}. Erhitze beides durch und durch, bis es dampft.`,
      en: `The ragù alone keeps for 3 days in the fridge, mixed with pasta for ${foodFacts.cookedPasta.en}. Reheat either right through, until it steams.`,
    },
    freezing: {
      de: "Nur das Ragù: In Portionen hält es 3 Monate. Über Nacht im Kühlschrank auftauen oder gefroren mit etwas Wasser zugedeckt erhitzen.",
      en: "The ragù only: in portions it keeps for 3 months. Thaw overnight in the fridge, or heat from frozen with a little water, covered.",
    },
    makeAhead: {
      de: "Koche das Ragù am Vortag fertig, kühle es rasch ab und stelle es kalt. Die doppelte Menge braucht einen größeren Topf, aber kaum mehr Zeit.",
      en: "Cook the ragù the day before, cool it quickly and chill it. A double batch needs a larger pot but hardly more time.",
    },
  },
  borscht: {
    storage: {
      de: "Ohne Schmand hält er im Kühlschrank 3 Tage. Wärme nur so viel auf, wie gegessen wird, bis es dampft; sprudeln soll er auch dann nicht.",
      en: "Without the sour cream it keeps for 3 days in the fridge. Reheat only what will be eaten, until it steams; it should not bubble this time either.",
    },
    freezing: {
      de: "Ohne Schmand und Dill hält er 3 Monate. Über Nacht im Kühlschrank auftauen; die Kartoffeln werden dabei etwas mehlig.",
      en: "Without sour cream and dill it keeps for 3 months. Thaw overnight in the fridge; the potatoes will turn a little floury.",
    },
    makeAhead: {
      de: "Das geschmorte Betegemüse hält 2 Tage im Kühlschrank. Dann fehlen am Tag selbst nur noch Kartoffeln und Kohl.",
      en: "The braised beetroot mixture keeps for 2 days in the fridge. That leaves only the potatoes and cabbage for the day itself.",
    },
  },
  brownies: {
    storage: {
      de: "In einer dicht schließenden Dose bleiben sie bei Zimmertemperatur 4 Tage feucht, mit Backpapier zwischen den Lagen.",
      en: "In an airtight tin, with baking paper between the layers, they stay moist for 4 days at room temperature.",
    },
    freezing: {
      de: "In Stücken und gut verpackt halten sie 3 Monate. Lass sie {1 h} bei Zimmertemperatur auftauen.",
      en: "In pieces and well wrapped, they keep for 3 months. Let them thaw for {1 h} at room temperature.",
    },
    makeAhead: {
      de: "Backe sie am Vortag und schneide sie kalt: Über Nacht werden sie dichter, und die Schnitte bleiben glatt.",
      en: "Bake them the day before and cut them cold: they become denser overnight, and the cuts stay clean.",
    },
  },
  "butter-chicken": {
    storage: {
      de: "Das Hähnchen in der Sauce hält im Kühlschrank 2 Tage, rasch gekühlter Reis 1 Tag. Beides nur einmal und durch und durch erhitzen, bis es dampft.",
      en: "The chicken in its sauce keeps for 2 days in the fridge, quickly cooled rice for 1. Reheat both only once and right through, until they steam.",
    },
    freezing: {
      de: "Ohne Reis und Koriander hält es 3 Monate. Über Nacht im Kühlschrank auftauen und langsam erhitzen; trennt sich die Sahne, rührst du sie wieder glatt.",
      en: "Without rice and coriander it keeps for 3 months. Thaw overnight in the fridge and reheat slowly; if the cream separates, stir it smooth again.",
    },
    makeAhead: {
      de: "Die pürierte Sauce hält, noch ohne Sahne, 2 Tage im Kühlschrank. In der Marinade bleibt das Hähnchen höchstens {24 h}.",
      en: "The blended sauce, before the cream goes in, keeps for 2 days in the fridge. Leave the chicken in its marinade for {24 h} at most.",
    },
  },
  caprese: {
    storage: {
      de: "Decke Reste ab, stelle sie kalt und iss sie noch am selben Tag. Übriges Basilikumöl gehört in den Kühlschrank und ist nach 3 Tagen aufgebraucht.",
      en: "Cover leftovers, chill them and eat them the same day. Spare basil oil belongs in the fridge and should be used up within 3 days.",
    },
    freezing: {
      de: "Nur das Öl: In der Eiswürfelform hält es 6 Monate und taut im Kühlschrank auf.",
      en: "The oil only: in an ice cube tray it keeps for 6 months, and it thaws in the fridge.",
    },
    makeAhead: {
      de: "Das Basilikumöl kannst du am Vortag mixen und in den Kühlschrank stellen. Nimm es {30 min} vor dem Essen heraus, dann fließt es wieder.",
      en: "You can blend the basil oil the day before and keep it in the fridge. Take it out {30 min} before eating and it will flow again.",
    },
  },
  carbonara: {
    storage: {
      de: `Iss sie sofort: Das Ei ist nicht durchgegart, und beim Aufwärmen gerinnt die Sauce. Übriges Eiweiß hält im Kühlschrank ${foodFacts.eggWhites.de}.`,
      en: `Eat it at once: the egg is not cooked through, and the sauce scrambles when reheated. Spare egg whites keep for ${foodFacts.eggWhites.en} in the fridge.`,
    },
    freezing: {
      de: "Übrigen rohen Guanciale kannst du in Streifen 3 Monate einfrieren; er kommt gefroren in die Pfanne.",
      en: "Spare raw guanciale can be frozen in strips for 3 months; it goes into the pan frozen.",
    },
    makeAhead: {
      de: "Reibe den Pecorino am Vortag und stelle ihn abgedeckt kalt. Ei und Käse verrührst du erst kurz vor dem Kochen.",
      en: "Grate the pecorino the day before and chill it, covered. Mix the egg and cheese only just before cooking.",
    },
  },
  "carrot-ginger-juice": {
    storage: {
      de: "Fülle den Rest möglichst randvoll in eine kleine Flasche, verschließe sie und stelle sie kalt. Am Abend ist Schluss.",
      en: "Pour what is left into a small bottle, ideally to the brim, close it and chill it. Come evening, its time is up.",
    },
    freezing: {
      de: "Den Trester kannst du am selben Tag portionsweise einfrieren; er hält 3 Monate und taut im Kühlschrank auf.",
      en: "You can freeze the pulp in portions on the same day; it keeps for 3 months and thaws in the fridge.",
    },
    makeAhead: {
      de: "Bürste Karotten und Ingwer am Vorabend und stelle sie in einer Dose kalt. Die Äpfel schneidest du erst morgens, sie werden braun.",
      en: "Scrub the carrots and ginger the evening before and chill them in a box. Leave cutting the apples until morning, as they turn brown.",
    },
  },
  "chicken-soup": {
    storage: {
      de: `Kühle alles rasch ab und hebe es getrennt auf: Die Brühe hält im Kühlschrank 3 Tage, das Fleisch 2, die Nudeln ${foodFacts.cookedPasta.de}. Erhitze die Suppe, bis sie einmal aufkocht.`,
      en: `Cool everything quickly and keep it separate: in the fridge the broth keeps for 3 days, the meat for 2, the noodles for ${foodFacts.cookedPasta.en}. Bring the soup to the boil once when you reheat it.`,
    },
    freezing: {
      de: "Brühe und Fleisch halten ohne Nudeln 3 Monate. Über Nacht im Kühlschrank auftauen oder gefroren im Topf langsam erhitzen.",
      en: "Without noodles, the broth and meat keep for 3 months. Thaw overnight in the fridge or heat slowly in a pot from frozen.",
    },
    makeAhead: {
      de: "Koche die Brühe am Vortag. Das Gemüse und die Nudeln garst du frisch.",
      en: "Make the broth the day before. Cook the vegetables and noodles fresh.",
    },
  },
  "chili-sin-carne": {
    storage: {
      de: "Ohne Joghurt und Koriander hält es im Kühlschrank 3–4 Tage. Wärme es mit einem Schluck Wasser auf, bis es dampft.",
      en: "Without yoghurt and coriander it keeps for 3–4 days in the fridge. Reheat with a splash of water until it steams.",
    },
    freezing: {
      de: "Flach im Beutel oder in Portionen hält es 3 Monate. Über Nacht im Kühlschrank auftauen oder gefroren mit etwas Wasser zugedeckt erhitzen.",
      en: "Flat in a bag or in portions, it keeps for 3 months. Thaw overnight in the fridge, or heat from frozen with a little water, covered.",
    },
    makeAhead: {
      de: "Koche es am Vortag fertig. Limettensaft, Joghurt und Koriander kommen erst nach dem Aufwärmen dazu.",
      en: "Cook it the day before. Lime juice, yoghurt and coriander go in only after reheating.",
    },
  },
  "chocolate-chip-cookies": {
    storage: {
      de: "Ganz ausgekühlt und in einer dicht schließenden Dose bleiben sie bei Zimmertemperatur 4–5 Tage innen weich.",
      en: "Completely cooled and in an airtight tin, they stay soft in the middle for 4–5 days at room temperature.",
    },
    freezing: {
      de: "Die rohen Kugeln frierst du auf einem Brett an und dann im Beutel ein; so halten sie 3 Monate. Gefroren brauchen sie im Ofen {2–3 min} länger; gebackene Cookies halten 2 Monate.",
      en: "Freeze the raw balls on a board, then in a bag; they keep for 3 months. From frozen they need {2–3 min} longer in the oven; baked cookies keep for 2 months.",
    },
    makeAhead: {
      de: "Die geformten Kugeln dürfen statt {1 h} auch 2 Tage im Kühlschrank liegen, gut abgedeckt.",
      en: "Well covered, the shaped balls can stay in the fridge for 2 days instead of {1 h}.",
    },
  },
  "chocolate-mousse": {
    storage: {
      de: "Sind Sahne und Himbeeren schon drauf, decke das Glas ab, stelle es in den Kühlschrank und iss es noch am selben Tag.",
      en: "Once the cream and raspberries are on, cover the glass, put it in the fridge and eat it the same day.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Beim Auftauen fällt der Schaum zusammen.",
      en: "Not worth freezing: the foam collapses as it thaws.",
    },
    makeAhead: {
      de: "Fülle die Gläser am Vorabend und ziehe gleich die Röllchen; sie warten in einer Dose im Kühlschrank. Die Sahne für obendrauf schlägst du frisch.",
      en: "Fill the glasses the evening before and shave the curls while you are at it; they can wait in a box in the fridge. Whip the cream for the topping fresh.",
    },
  },
  "cinnamon-rolls": {
    storage: {
      de: "Mit Guss gehören sie abgedeckt in den Kühlschrank und halten dort 2 Tage, ohne Guss in der Dose bei Zimmertemperatur ebenso lange. Wärme sie {5 min} bei {150 °C} auf.",
      en: "Iced, they belong in the fridge, covered, and keep there for 2 days; without icing they keep as long in a tin at room temperature. Warm them for {5 min} at {150 °C}.",
    },
    freezing: {
      de: "Ohne Guss und am Backtag eingefroren halten sie 2 Monate. Lass sie {2 h} bei Zimmertemperatur auftauen, backe sie {8 min} bei {160 °C} auf und glasiere sie dann.",
      en: "Without icing and frozen on the day they are baked, they keep for 2 months. Thaw for {2 h} at room temperature, refresh for {8 min} at {160 °C} and then ice them.",
    },
    makeAhead: {
      de: "Die geschnittenen Schnecken können in der Form statt {40 min} auch {8–12 h} abgedeckt im Kühlschrank gehen. Stelle sie vor dem Backen {45 min} warm.",
      en: "Instead of {40 min}, the sliced rolls can rise in their dish, covered, for {8–12 h} in the fridge. Put them somewhere warm for {45 min} before baking.",
    },
  },
  flammkuchen: {
    storage: {
      de: "Am besten heiß vom Blech. Reste halten abgedeckt im Kühlschrank 1 Tag und werden bei {220 °C} in {5 min} wieder knusprig.",
      en: "Best hot from the tray. Leftovers keep for 1 day, covered, in the fridge and crisp up again in {5 min} at {220 °C}.",
    },
    freezing: {
      de: "Nur der Teig: Als flache Scheiben verpackt hält er 3 Monate und taut über Nacht im Kühlschrank auf.",
      en: "The dough only: wrapped as flat discs it keeps for 3 months and thaws overnight in the fridge.",
    },
    makeAhead: {
      de: "Der Teig hält eingewickelt 1 Tag im Kühlschrank; nimm ihn {1 h} vor dem Ausrollen heraus. Zwiebeln und Speck kannst du am selben Tag schneiden und abgedeckt kalt stellen.",
      en: "The dough keeps for 1 day in the fridge, wrapped; take it out {1 h} before rolling. You can cut the onions and bacon earlier in the day and chill them, covered.",
    },
  },
  "french-apple-tart": {
    storage: {
      de: "Locker abgedeckt steht sie 1 Tag bei Zimmertemperatur, danach hält sie noch 2 Tage im Kühlschrank. {10 min} bei {150 °C} machen den Boden wieder mürbe.",
      en: "Loosely covered, it keeps for 1 day at room temperature, then another 2 in the fridge. {10 min} at {150 °C} will crisp the base again.",
    },
    freezing: {
      de: "Der rohe Teig hält als flache Scheibe 3 Monate und taut über Nacht im Kühlschrank auf. Für die fertige Tarte lohnt es nicht, ihr Boden weicht durch.",
      en: "The raw pastry keeps for 3 months as a flat disc and thaws overnight in the fridge. Not worth it for the finished tart: its base goes soggy.",
    },
    makeAhead: {
      de: "Der Teig hält eingewickelt 2 Tage im Kühlschrank. Lass ihn vor dem Ausrollen {10 min} liegen, damit er nicht reißt.",
      en: "The pastry keeps for 2 days in the fridge, wrapped. Leave it out for {10 min} before rolling so that it does not crack.",
    },
  },
  frikadellen: {
    storage: {
      de: "Abgekühlt und abgedeckt halten sie im Kühlschrank 2 Tage. Iss sie kalt oder erwärme sie in der Pfanne, bis sie durch und durch heiß sind.",
      en: "Cooled and covered, they keep for 2 days in the fridge. Eat them cold, or reheat them in a pan until hot right through.",
    },
    freezing: {
      de: "Gebraten halten sie 3 Monate. Über Nacht im Kühlschrank auftauen, dann {12 min} bei {180 °C} im Ofen erhitzen.",
      en: "Fried, they keep for 3 months. Thaw overnight in the fridge, then heat in the oven for {12 min} at {180 °C}.",
    },
    makeAhead: {
      de: "Zwiebel und Petersilie kannst du am Vortag dünsten. Die rohe Masse gehört in den Kühlschrank und wird am selben Tag gebraten.",
      en: "You can cook the onion and parsley the day before. The raw mixture belongs in the fridge and should be fried the same day.",
    },
  },
  "gin-cucumber-longdrink": {
    makeAhead: {
      de: "Gurkenstreifen und -scheiben halten in einem feuchten Tuch im Kühlschrank {4 h}. Wacholdertee für die Fassung ohne Alkohol kochst du am Vortag und stellst ihn kalt.",
      en: "Cucumber ribbons and slices keep for {4 h} in the fridge, wrapped in a damp cloth. Make the juniper tea for the version without alcohol the day before and chill it.",
    },
  },
  "goose-legs": {
    storage: {
      de: "Keulen und Sauce halten abgedeckt im Kühlschrank 2 Tage, die Klöße auch. Erhitze die Keulen {20 min} bei {180 °C} durch und durch; die Klöße schneidest du in Scheiben und brätst sie in etwas Gänsefett.",
      en: "The legs and gravy keep for 2 days in the fridge, covered, and so do the dumplings. Reheat the legs right through for {20 min} at {180 °C}; slice the dumplings and fry them in a little goose fat.",
    },
    freezing: {
      de: "Gebratene Keulen halten in der Sauce 3 Monate und tauen über Nacht im Kühlschrank auf. Rohe Klöße frierst du auf einem Brett an; sie ziehen gefroren {30 min}.",
      en: "Roast legs keep for 3 months in their gravy and thaw overnight in the fridge. Freeze raw dumplings on a board first; from frozen they need {30 min} in the water.",
    },
    makeAhead: {
      de: "Brate die Keulen am Vortag, bis sie gar sind, und stelle sie im Saft kalt: Das Fett wird fest und lässt sich abheben. Am Tag selbst werden sie in {30 min} bei {180 °C} heiß und knusprig. Auch die Kartoffeln kannst du am Vortag kochen.",
      en: "Roast the legs the day before until they are done and chill them in their juices: the fat sets and can be lifted off. On the day, {30 min} at {180 °C} makes them hot and crisp. You can boil the potatoes the day before, too.",
    },
  },
  goulash: {
    storage: {
      de: "Rasch abgekühlt hält es im Kühlschrank 3 Tage. Erwärme es langsam mit einem Schluck Wasser, bis es durch und durch heiß ist.",
      en: "Cooled quickly, it keeps for 3 days in the fridge. Reheat slowly with a splash of water until hot right through.",
    },
    freezing: {
      de: "In Portionen hält es 3 Monate. Über Nacht im Kühlschrank auftauen oder gefroren mit etwas Wasser zugedeckt erhitzen.",
      en: "In portions, it keeps for 3 months. Thaw overnight in the fridge, or heat from frozen with a little water, covered.",
    },
    makeAhead: {
      de: "Koche es am Vortag fertig und stelle es kalt. Das erstarrte Fett kannst du dann leicht abheben, bevor du es aufwärmst.",
      en: "Cook it the day before and chill it. You can then easily lift off the solid fat before reheating.",
    },
  },
  "greek-salad": {
    storage: {
      de: "Am besten frisch: Reste kommen in den Kühlschrank und werden noch am selben Tag gegessen. Übrigen Feta vorher herunternehmen, er hält einzeln verpackt 2 Tage.",
      en: "Best fresh: leftovers go in the fridge and should be eaten the same day. Lift off any remaining feta first; wrapped on its own, it keeps for 2 days.",
    },
    makeAhead: {
      de: "Die Zwiebel kannst du am Vortag einlegen und abgedeckt kalt stellen. Tomaten und Gurke schneidest du erst vor dem Essen.",
      en: "You can steep the onion the day before and chill it, covered. Cut the tomatoes and cucumber just before eating.",
    },
  },
  "green-smoothie": {
    storage: {
      de: "Was übrig bleibt, hält randvoll abgefüllt und verschlossen im Kühlschrank bis zum Abend. Vor dem Trinken kräftig schütteln.",
      en: "What is left keeps until evening in the fridge, in a closed bottle filled to the brim. Shake it hard before drinking.",
    },
    freezing: {
      de: "Den fertigen Smoothie besser nicht, er trennt sich beim Auftauen. Bananenstücke dagegen halten im Beutel 3 Monate.",
      en: "Better not the finished smoothie, which separates as it thaws. Pieces of banana, however, keep for 3 months in a bag.",
    },
    makeAhead: {
      de: "Wasche Spinat und Minze am Vorabend, schleudere sie trocken und stelle sie in einer Dose mit Küchenpapier kalt.",
      en: "Wash the spinach and mint the evening before, spin them dry and chill them in a box lined with kitchen paper.",
    },
  },
  guacamole: {
    storage: {
      de: "Glatt gestrichen und mit Folie direkt auf der Oberfläche hält sie im Kühlschrank bis zum nächsten Tag. Was braun geworden ist, hebst du vorher ab.",
      en: "Smoothed over and with cling film right on the surface, it keeps in the fridge until the next day. Scrape off whatever has turned brown first.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Tomate und Zwiebel werden wässrig. Nur mit Limettensaft zerdrückte Avocado hält 2 Monate und taut im Kühlschrank auf.",
      en: "Not worth freezing: the tomato and onion turn watery. Avocado crushed with nothing but lime juice keeps for 2 months and thaws in the fridge.",
    },
    makeAhead: {
      de: "Die Würzpaste kannst du {4 h} vorher mörsern und abgedeckt kalt stellen. Die Avocados kommen zuletzt.",
      en: "You can pound the base {4 h} ahead and chill it, covered. The avocados come last.",
    },
  },
  hummus: {
    storage: {
      de: "In einer verschlossenen Dose im Kühlschrank hält er 4 Tage. Nimm ihn {30 min} vorher heraus und rühre ihn mit einem Löffel warmem Wasser auf.",
      en: "In a closed box in the fridge it keeps for 4 days. Take it out {30 min} ahead and loosen it with a spoonful of warm water.",
    },
    freezing: {
      de: "Ohne Öl und Belag hält er 3 Monate. Über Nacht im Kühlschrank auftauen und noch einmal kurz durchmixen.",
      en: "Without oil and toppings it keeps for 3 months. Thaw overnight in the fridge and blend again briefly.",
    },
    makeAhead: {
      de: "Gekochte Kichererbsen halten in ihrem Sud 3–4 Tage im Kühlschrank. Mache sie vor dem Mixen wieder warm.",
      en: "Cooked chickpeas keep for 3–4 days in their liquid in the fridge. Warm them again before blending.",
    },
  },
  kaesespaetzle: {
    storage: {
      de: `Abgedeckt halten sie im Kühlschrank ${foodFacts.cookedPasta.de}. Brate sie in etwas Butter, bis sie durch und durch heiß sind.`,
      en: `Covered, they keep for ${foodFacts.cookedPasta.en} in the fridge. Fry them in a little butter until hot right through.`,
    },
    freezing: {
      de: "Ungeschichtet, ohne Käse, halten die gekochten Spätzle 2 Monate. Gib sie gefroren für {1 min} in siedendes Salzwasser.",
      en: "Without the cheese, the boiled spaetzle keep for 2 months. Put them into simmering salted water from frozen for {1 min}.",
    },
    makeAhead: {
      de: "Die Zwiebeln kannst du morgens bräunen, den Käse reiben und abgedeckt kalt stellen.",
      en: "You can brown the onions in the morning, and grate the cheese and chill it, covered.",
    },
  },
  lebkuchen: {
    storage: {
      de: "In einer Blechdose mit Backpapier zwischen den Lagen halten sie kühl gestellt 4 Wochen. In den ersten Tagen werden sie weicher.",
      en: "In a tin, with baking paper between the layers, they keep for 4 weeks somewhere cool. They soften over the first few days.",
    },
    freezing: {
      de: "Ohne Guss und gut verpackt halten sie 3 Monate. Lass sie verschlossen bei Zimmertemperatur auftauen und überziehe sie dann.",
      en: "Uncoated and well wrapped, they keep for 3 months. Let them thaw at room temperature, still wrapped, and coat them then.",
    },
    makeAhead: {
      de: "Backe sie 1–2 Wochen, bevor du sie brauchst. Der Teig kann statt {60 min} auch über Nacht im Kühlschrank quellen.",
      en: "Bake them 1–2 weeks before you need them. Instead of {60 min}, the mixture can also stand in the fridge overnight.",
    },
  },
  lasagne: {
    storage: {
      de: "Abgedeckt hält sie im Kühlschrank 2 Tage. Wärme sie zugedeckt bei {160 °C} etwa {25 min} auf, bis die Mitte {70 °C} hat.",
      en: "Covered, it keeps for 2 days in the fridge. Warm it, covered, at {160 °C} for about {25 min}, until the middle reaches {70 °C}.",
    },
    freezing: {
      de: "Gebacken und in Stücken hält sie 3 Monate. Über Nacht im Kühlschrank auftauen, dann wie Reste aufwärmen.",
      en: "Baked and in pieces, it keeps for 3 months. Thaw overnight in the fridge, then warm it like leftovers.",
    },
    makeAhead: {
      de: "Die Hackfleischsauce hält 2 Tage im Kühlschrank. Die geschichtete Lasagne kannst du mit abgekühlten Saucen {24 h} vorher kalt stellen; gib ihr dann {15 min} mehr im Ofen.",
      en: "The meat sauce keeps for 2 days in the fridge. Assembled with cooled sauces, the lasagne can be chilled {24 h} ahead; then give it {15 min} more in the oven.",
    },
  },
  "lemon-gugelhupf": {
    storage: {
      de: "Unter einer Haube bleibt er bei Zimmertemperatur 4 Tage saftig. Zitronenscheiben und Minze nimmst du nach dem ersten Tag herunter.",
      en: "Under a dome it stays moist for 4 days at room temperature. Take off the lemon slices and mint after the first day.",
    },
    freezing: {
      de: "Getränkt, aber ohne Guss, hält er ganz oder in Stücken 3 Monate. Verpackt bei Zimmertemperatur auftauen, dann erst glasieren.",
      en: "Soaked but not iced, it keeps for 3 months, whole or in slices. Thaw it at room temperature in its wrapping and ice it only then.",
    },
    makeAhead: {
      de: "Backe und tränke ihn am Vortag und verpacke ihn, sobald er kalt ist. Guss, Zitronenscheiben und Minze kommen am Tag selbst darauf.",
      en: "Bake and soak it the day before and wrap it once cold. Icing, lemon slices and mint go on the day you serve it.",
    },
  },
  "lentil-curry": {
    storage: {
      de: "Das Curry hält im Kühlschrank 3 Tage, rasch gekühlter Reis 1 Tag. Erhitze es mit einem Schluck Wasser, bis es dampft.",
      en: "The curry keeps for 3 days in the fridge, quickly cooled rice for 1. Reheat it with a splash of water until it steams.",
    },
    freezing: {
      de: "Ohne Reis und Koriander hält es 3 Monate. Über Nacht im Kühlschrank auftauen oder gefroren mit etwas Wasser zugedeckt erhitzen.",
      en: "Without rice and coriander it keeps for 3 months. Thaw overnight in the fridge, or heat from frozen with a little water, covered.",
    },
    makeAhead: {
      de: "Koche das Curry am Vortag bis zum Spinat. Spinat und Limettensaft kommen erst nach dem Aufwärmen dazu, dann bleibt der Spinat grün.",
      en: "Cook the curry the day before, up to the spinach. Spinach and lime juice go in only after reheating, so that the spinach stays green.",
    },
  },
  "mapo-tofu": {
    storage: {
      de: "Der Tofu hält abgedeckt im Kühlschrank 2 Tage, rasch gekühlter Reis 1 Tag. Beides nur einmal erhitzen, bis es durch und durch dampft.",
      en: "The tofu keeps for 2 days, covered, in the fridge, quickly cooled rice for 1. Reheat both only once, until they steam right through.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Weicher Tofu wird schwammig, und die Sauce verliert ihre Bindung.",
      en: "Not worth freezing: soft tofu turns spongy and the sauce loses its body.",
    },
    makeAhead: {
      de: "Der geröstete, zerstoßene Sichuanpfeffer hält im Schraubglas 1 Woche. Shiitake, Knoblauch und Ingwer kannst du morgens hacken und einzeln abgedeckt kalt stellen.",
      en: "The toasted, crushed Sichuan pepper keeps for 1 week in a screw-top jar. You can chop the shiitake, garlic and ginger in the morning and chill them separately, covered.",
    },
  },
  "mushroom-risotto": {
    storage: {
      de: "Kühle Reste rasch und flach ab, stelle sie in den Kühlschrank und iss sie am nächsten Tag. Erhitze sie nur einmal, mit etwas Brühe, bis sie dampfen.",
      en: "Cool leftovers quickly in a shallow layer, put them in the fridge and eat them the next day. Reheat only once, with a little stock, until they steam.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Der Reis verliert seinen Biss.",
      en: "Not worth freezing: the rice loses its bite.",
    },
    makeAhead: {
      de: "Schalotten, Petersilie und Käse kannst du morgens vorbereiten und einzeln abgedeckt kalt stellen. Der Reis selbst wartet auf niemanden.",
      en: "You can prepare the shallots, parsley and cheese in the morning and chill them separately, covered. The rice itself waits for nobody.",
    },
  },
  negroni: {
    makeAhead: {
      de: "Mische Gin, Wermut und Bitterlikör zu gleichen Teilen in einer Flasche; im Kühlschrank hält das 4 Wochen. Pro Glas rührst du {=90 ml gin} davon auf frischem Eis.",
      en: "Mix equal parts of gin, vermouth and bitter liqueur in a bottle; it keeps for 4 weeks in the fridge. Stir {=90 ml gin} of it per glass over fresh ice.",
    },
  },
  "pad-thai": {
    storage: {
      de: "Frisch gegessen schmeckt es am besten. Rasch gekühlt halten Reste im Kühlschrank 1 Tag; brate sie einmal durch und durch heiß, mit einem Schluck Wasser.",
      en: "Best eaten fresh. Cooled quickly, leftovers keep for 1 day in the fridge; fry them once until hot right through, with a splash of water.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Nudeln und Sprossen werden weich.",
      en: "Not worth freezing: the noodles and sprouts go soft.",
    },
    makeAhead: {
      de: "Die Sauce hält im Schraubglas im Kühlschrank 1 Woche. Schalotten, Knoblauch und Frühlingszwiebeln kannst du morgens schneiden und abgedeckt kalt stellen.",
      en: "The sauce keeps for 1 week in the fridge in a screw-top jar. You can cut the shallots, garlic and spring onions in the morning and chill them, covered.",
    },
  },
  paella: {
    storage: {
      de: "Nimm Reste gleich aus der Pfanne, löse die Muscheln aus und kühle alles rasch ab. Im Kühlschrank halten sie 1 Tag; einmal durch und durch erhitzen, bis es dampft.",
      en: "Take leftovers out of the pan straight away, shell the mussels and cool everything quickly. They keep for 1 day in the fridge; reheat once and right through, until they steam.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Der Reis wird weich, Garnelen und Muscheln werden zäh.",
      en: "Not worth freezing: the rice goes soft, the prawns and mussels tough.",
    },
    makeAhead: {
      de: "Der Safranfond und das geschnittene Gemüse halten abgedeckt 1 Tag im Kühlschrank. Muscheln und Garnelen kaufst du am Tag selbst.",
      en: "The saffron stock and the cut vegetables keep for 1 day, covered, in the fridge. Buy the mussels and prawns on the day.",
    },
  },
  "pizza-dough": {
    storage: {
      de: "Nach dem Formen halten die Ballen abgedeckt im Kühlschrank 1 Tag. Nimm sie {2 h} vor dem Ausziehen heraus.",
      en: "Once shaped, the balls keep for 1 day, covered, in the fridge. Take them out {2 h} before stretching.",
    },
    freezing: {
      de: "Nach dem ersten Gehen halten die Ballen einzeln in geölten Dosen 1 Monat. Über Nacht im Kühlschrank auftauen, dann {2 h} bei Raumtemperatur gehen lassen.",
      en: "After the first rise the balls keep for 1 month, each in its own oiled box. Thaw overnight in the fridge, then leave to rise at room temperature for {2 h}.",
    },
    makeAhead: {
      de: "Mit {2 g fresh-yeast} Hefe: Lass den Teig nach dem Kneten {1 h} stehen, forme die Ballen und stelle sie {20–24 h} in den Kühlschrank. {3 h} vor dem Backen herausnehmen.",
      en: "With {2 g fresh-yeast} of yeast: leave the dough for {1 h} after kneading, shape the balls and refrigerate them for {20–24 h}. Take them out {3 h} before baking.",
    },
  },
  "pizza-margherita": {
    storage: {
      de: "Abgedeckt im Kühlschrank halten Stücke 2 Tage. In der trockenen Pfanne unter einem Deckel werden sie in {5 min} heiß und unten wieder knusprig.",
      en: "Slices keep for 2 days, covered, in the fridge. In a dry pan under a lid they are hot in {5 min}, and crisp underneath again.",
    },
    freezing: {
      de: "Nach der Nacht im Kühlschrank halten die Ballen einzeln in geölten Dosen 1 Monat. Zum Auftauen einen Tag in den Kühlschrank stellen, dann weiter mit den {3 h} Aufwärmen.",
      en: "After their night in the fridge, the balls keep for 1 month, each in its own oiled box. Thaw them for a day in the fridge, then carry on with the {3 h} of warming up.",
    },
    makeAhead: {
      de: "Statt {20 h} dürfen die Ballen auch {48 h} im Kühlschrank liegen. Die Tomatensauce hält dort 3 Tage.",
      en: "The balls can stay in the fridge for up to {48 h} instead of {20 h}. The tomato sauce keeps there for 3 days.",
    },
  },
  "porridge-with-berries": {
    storage: {
      de: "Ohne Belag hält er abgedeckt im Kühlschrank 2 Tage. Wärme ihn unter Rühren mit einem Schluck Milch auf, bis er dampft.",
      en: "Without toppings it keeps for 2 days, covered, in the fridge. Reheat it with a splash of milk, stirring, until it steams.",
    },
    makeAhead: {
      de: "Weiche die Haferflocken am Vorabend im abgemessenen Wasser ein und stelle sie in den Kühlschrank; morgens sind sie schneller weich.",
      en: "Soak the oats in the measured water the evening before and put them in the fridge; in the morning they soften faster.",
    },
  },
  "potato-gratin": {
    storage: {
      de: "Abgedeckt hält es im Kühlschrank 2 Tage. Erhitze es {20 min} bei {160 °C}, bis es in der Mitte dampft.",
      en: "Covered, it keeps for 2 days in the fridge. Heat it for {20 min} at {160 °C}, until steaming in the middle.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Die Kartoffeln werden wässrig, und die Sahne flockt aus.",
      en: "Not worth freezing: the potatoes turn watery and the cream separates.",
    },
    makeAhead: {
      de: "Bis zum Einschichten kannst du es morgens vorbereiten und abgedeckt kalt stellen. Nimm die Form {30 min} vor dem Backen aus dem Kühlschrank.",
      en: "You can prepare it as far as the layering in the morning and chill it, covered. Take the dish out of the fridge {30 min} before baking.",
    },
  },
  "potato-pancakes": {
    storage: {
      de: "Die Puffer halten im Kühlschrank 2 Tage und werden bei {200 °C} in {10 min} wieder knusprig. Das Apfelmus hält verschlossen 5 Tage.",
      en: "The pancakes keep for 2 days in the fridge and crisp up again in {10 min} at {200 °C}. The apple sauce keeps for 5 days in a closed jar.",
    },
    freezing: {
      de: "Gebratene Puffer halten mit Backpapier dazwischen 2 Monate und kommen gefroren {15 min} bei {220 °C} in den Ofen. Apfelmus hält 6 Monate und taut über Nacht im Kühlschrank auf.",
      en: "Fried pancakes keep for 2 months, layered with baking paper, and go into the oven frozen for {15 min} at {220 °C}. Apple sauce keeps for 6 months and thaws overnight in the fridge.",
    },
    makeAhead: {
      de: "Das Apfelmus kannst du 2 Tage vorher kochen. Der Teig wartet nicht: Er wird grau und zieht Wasser.",
      en: "You can cook the apple sauce 2 days ahead. The batter will not wait: it turns grey and watery.",
    },
  },
  "potato-salad": {
    storage: {
      de: "Stelle Reste gleich wieder in den Kühlschrank und iss sie innerhalb von {24 h}. Auf dem Buffet steht der fertige Salat höchstens {2 h}.",
      en: "Put leftovers straight back in the fridge and eat them within {24 h}. On a buffet, the finished salad may stand for {2 h} at most.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Die Kartoffeln werden grießig, und die Mayonnaise gerinnt.",
      en: "Not worth freezing: the potatoes turn grainy and the mayonnaise splits.",
    },
    makeAhead: {
      de: "Nach dem Ziehen kann der Salat über Nacht in den Kühlschrank. Nimm ihn {1 h} vor dem Essen heraus und mache ihn dann erst mit Mayonnaise und Gemüse fertig.",
      en: "After its hour with the stock, the salad can spend the night in the fridge. Take it out {1 h} before eating and only then finish it with the mayonnaise and vegetables.",
    },
  },
  "quiche-lorraine": {
    storage: {
      de: "Abgedeckt hält sie im Kühlschrank 3 Tage. {15 min} bei {160 °C}, und der Boden ist wieder mürbe.",
      en: "Covered, it keeps for 3 days in the fridge. {15 min} at {160 °C}, and the pastry is crisp again.",
    },
    freezing: {
      de: "In Stücken und gut verpackt hält sie 2 Monate. Über Nacht im Kühlschrank auftauen, dann {20 min} bei {160 °C} aufbacken.",
      en: "In slices and well wrapped, it keeps for 2 months. Thaw overnight in the fridge, then give it {20 min} at {160 °C}.",
    },
    makeAhead: {
      de: "Der Teig hält eingewickelt 2 Tage im Kühlschrank. Der blind gebackene Boden wartet 1 Tag abgedeckt bei Zimmertemperatur; mache ihn vor dem Füllen im Ofen wieder heiß.",
      en: "The pastry keeps for 2 days in the fridge, wrapped. The blind-baked base waits for 1 day at room temperature, covered; heat it in the oven again before filling.",
    },
  },
  "ramen-bowl": {
    storage: {
      de: "Hebe alles getrennt auf: Die Brühe hält im Kühlschrank 3 Tage, Nudeln, Pilze und Eier 1 Tag. Brühe mit Miso nur erhitzen, bis sie dampft.",
      en: "Keep everything separate: the broth lasts 3 days in the fridge, noodles, mushrooms and eggs 1 day. Heat broth with miso only until it steams.",
    },
    freezing: {
      de: "Nur die Brühe, noch ohne Miso: Sie hält 3 Monate und taut direkt im Topf auf.",
      en: "The broth only, before the miso goes in: it keeps for 3 months and thaws straight in the pot.",
    },
    makeAhead: {
      de: "Die Brühe ohne Miso und die Eier kannst du am Vortag kochen und kalt stellen. Lege die gepellten Eier vor dem Anrichten {2 min} in heißes, nicht kochendes Wasser.",
      en: "You can make the broth without miso and boil the eggs the day before; chill both. Put the peeled eggs in hot, not boiling, water for {2 min} before serving.",
    },
  },
  ratatouille: {
    storage: {
      de: "Abgedeckt hält sie im Kühlschrank 3 Tage. Nimm sie {1 h} vor dem Essen heraus oder wärme sie {20 min} bei {160 °C} auf.",
      en: "Covered, it keeps for 3 days in the fridge. Take it out {1 h} before eating, or warm it for {20 min} at {160 °C}.",
    },
    freezing: {
      de: "Sie hält 3 Monate, aber die Scheiben verlieren ihre Form. Taue sie im Topf auf und nimm sie als Sauce zu Nudeln.",
      en: "It keeps for 3 months, but the slices lose their shape. Thaw it in a pot and use it as a sauce for pasta.",
    },
    makeAhead: {
      de: "Die Sauce hält 2 Tage im Kühlschrank. Die geschichtete Form kannst du {4 h} vorher kalt stellen; gib ihr dann {10 min} mehr im Ofen.",
      en: "The sauce keeps for 2 days in the fridge. You can chill the arranged dish {4 h} ahead; then give it {10 min} more in the oven.",
    },
  },
  "red-lentil-soup": {
    storage: {
      de: "Ohne Minzbutter hält sie im Kühlschrank 3–4 Tage. Erhitze sie unter Rühren, bis sie dampft; sie setzt leicht an.",
      en: "Without the mint butter it keeps for 3–4 days in the fridge. Reheat it while stirring until it steams; it catches easily.",
    },
    freezing: {
      de: "In Portionen hält sie 3 Monate, ohne Minzbutter. Über Nacht im Kühlschrank auftauen oder gefroren mit etwas Wasser zugedeckt erhitzen.",
      en: "In portions it keeps for 3 months, without the mint butter. Thaw overnight in the fridge, or heat from frozen with a little water, covered.",
    },
    makeAhead: {
      de: "Die Suppe kannst du am Vortag kochen und pürieren. Minzbutter machst du frisch, sie ist in {2 min} fertig.",
      en: "You can cook and blend the soup the day before. Make the mint butter fresh; it takes {2 min}.",
    },
  },
  "roast-chicken": {
    storage: {
      de: "Abgelöstes Fleisch hält abgedeckt im Kühlschrank 2 Tage, die Kartoffeln ebenso. Erhitze beides zugedeckt {15 min} bei {180 °C}, bis es durch und durch dampft.",
      en: "Taken off the bone, the meat keeps for 2 days in the fridge, covered, and so do the potatoes. Reheat both, covered, for {15 min} at {180 °C}, until they steam right through.",
    },
    freezing: {
      de: "Das abgelöste Fleisch hält 3 Monate und taut über Nacht im Kühlschrank auf. Die Kartoffeln werden beim Auftauen mehlig.",
      en: "The meat keeps for 3 months off the bone and thaws overnight in the fridge. The potatoes turn floury when thawed.",
    },
    makeAhead: {
      de: "Streiche die Kräuterbutter am Vortag unter die Haut, salze das Hähnchen und stelle es offen auf einem Teller unten in den Kühlschrank: Die Haut trocknet und wird knuspriger. Aus den Knochen kannst du Brühe kochen.",
      en: "Spread the herb butter under the skin the day before, salt the chicken and keep it uncovered on a plate at the bottom of the fridge: the skin dries and turns crisper. You can make broth from the bones.",
    },
  },
  "roasted-pumpkin-soup": {
    storage: {
      de: "Sie hält im Kühlschrank 3 Tage. Erhitze sie langsam, bis sie dampft; Kerne und Öl kommen erst in der Schale dazu.",
      en: "It keeps for 3 days in the fridge. Reheat it slowly until it steams; the seeds and oil go on in the bowl.",
    },
    freezing: {
      de: "Am besten ohne Kokosmilch: So hält sie 3 Monate. Über Nacht im Kühlschrank auftauen, erhitzen und die Kokosmilch dann erst einrühren.",
      en: "Best without the coconut milk: that way it keeps for 3 months. Thaw overnight in the fridge, reheat and only then stir in the coconut milk.",
    },
    makeAhead: {
      de: "Das geröstete Gemüse hält 2 Tage im Kühlschrank, die gerösteten Kerne 1 Woche im Schraubglas.",
      en: "The roasted vegetables keep for 2 days in the fridge, the toasted seeds for 1 week in a screw-top jar.",
    },
  },
  "rosemary-focaccia": {
    storage: {
      de: "In ein Tuch gewickelt hält sie bei Zimmertemperatur 2 Tage, im Kühlschrank wird sie altbacken. Backe sie {5 min} bei {200 °C} auf.",
      en: "Wrapped in a cloth, it keeps for 2 days at room temperature; the fridge makes it stale. Refresh it for {5 min} at {200 °C}.",
    },
    freezing: {
      de: "Am Backtag in Stücken eingefroren hält sie 2 Monate. Gefroren {10 min} bei {200 °C} in den Ofen.",
      en: "Frozen in pieces on the day it is baked, it keeps for 2 months. From frozen it takes {10 min} in the oven at {200 °C}.",
    },
    makeAhead: {
      de: "Der gefaltete Teig darf bis zu {24 h} im Kühlschrank stehen. Rechne vom Herausnehmen bis zum Anschneiden mit gut {2½ h}.",
      en: "The folded dough can stay in the fridge for up to {24 h}. From taking it out to cutting the bread, allow a good {2½ h}.",
    },
  },
  "salmon-sheet-pan": {
    storage: {
      de: `Lachs und Gemüse halten abgedeckt im Kühlschrank ${foodFacts.cookedFish.de}. Wärme sie bei {150 °C} etwa {15 min} auf, bis sie durch und durch heiß sind.`,
      en: `Salmon and vegetables keep for ${foodFacts.cookedFish.en}, covered, in the fridge. Warm them at {150 °C} for about {15 min}, until hot right through.`,
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Der Lachs wird trocken, der Spargel weich. Rohes Filet aus dem Gefrierfach taut über Nacht im Kühlschrank auf.",
      en: "Not worth freezing: the salmon turns dry and the asparagus soft. A raw fillet from the freezer thaws overnight in the fridge.",
    },
    makeAhead: {
      de: "Den Spargel kannst du morgens brechen und in einem feuchten Tuch kalt stellen, die Kartoffeln halbiert in kaltes Wasser legen. Tupfe sie vor dem Backen gut trocken.",
      en: "In the morning you can snap the asparagus and chill it in a damp cloth, and put the halved potatoes in cold water. Dry the potatoes well before baking.",
    },
  },
  scones: {
    storage: {
      de: "Ungefüllt sind sie in der Dose auch am nächsten Tag noch gut, wenn sie {5 min} bei {160 °C} aufgebacken werden. Die Creme hält 2 Tage im Kühlschrank.",
      en: "Unfilled, in a tin, they are still good the next day after {5 min} in the oven at {160 °C}. The cream keeps for 2 days in the fridge.",
    },
    freezing: {
      de: "Ungefüllt und am Backtag eingefroren halten sie 2 Monate. Lass sie {1 h} bei Zimmertemperatur auftauen und backe sie {5 min} bei {160 °C} auf.",
      en: "Unfilled and frozen on the day they are baked, they keep for 2 months. Thaw them for {1 h} at room temperature and refresh them for {5 min} at {160 °C}.",
    },
    makeAhead: {
      de: "Die Brösel aus Mehl und Butter kannst du am Vorabend reiben und abgedeckt kalt stellen. Ei und Milch kommen erst vor dem Backen dazu.",
      en: "You can rub the flour and butter to crumbs the evening before and chill them, covered. Add the egg and milk only just before baking.",
    },
  },
  shakshuka: {
    storage: {
      de: "Die Sauce allein hält im Kühlschrank 3 Tage. Mit Eiern isst du den Rest am nächsten Tag, ganz durcherhitzt; die Dotter werden dabei fest.",
      en: "The sauce alone keeps for 3 days in the fridge. With eggs, eat the rest the next day, heated right through; the yolks will set.",
    },
    freezing: {
      de: "Nur die Sauce: Sie hält 3 Monate und taut über Nacht im Kühlschrank oder langsam in der Pfanne auf.",
      en: "The sauce only: it keeps for 3 months and thaws overnight in the fridge or slowly in the pan.",
    },
    makeAhead: {
      de: "Koche die Sauce am Vortag und stelle sie kalt. Bringe sie wieder zum Köcheln, bevor die Eier hineinkommen.",
      en: "Cook the sauce the day before and chill it. Bring it back to a simmer before the eggs go in.",
    },
  },
  "sourdough-loaf": {
    storage: {
      de: "Auf die Schnittfläche gestellt, im Brotkasten oder in ein Tuch gewickelt hält es bei Zimmertemperatur 4–5 Tage. Der Kühlschrank macht es schneller alt.",
      en: "Standing on its cut side in the bread bin, or wrapped in a cloth, it keeps for 4–5 days at room temperature. The fridge makes it stale sooner.",
    },
    freezing: {
      de: "In Scheiben hält es 3 Monate; sie kommen gefroren in den Toaster. Ein ganzer Laib taut über Nacht in der Tüte auf und wird bei {200 °C} in {10 min} wieder knusprig.",
      en: "In slices it keeps for 3 months; they go into the toaster frozen. A whole loaf thaws overnight in its bag and is crisp again after {10 min} at {200 °C}.",
    },
    makeAhead: {
      de: "Statt {110 min} bei Raumtemperatur kann der Laib im Korb {8–10 h} im Kühlschrank gehen. Backe ihn direkt von dort.",
      en: "Instead of {110 min} at room temperature, the loaf can prove in its basket for {8–10 h} in the fridge. Bake it straight from there.",
    },
  },
  "spaghetti-pomodoro": {
    storage: {
      de: `Gemischte Reste halten abgedeckt im Kühlschrank ${foodFacts.cookedPasta.de}; brate sie in etwas Öl, bis sie durch und durch heiß sind. Die Sauce allein hält 3 Tage.`,
      en: `Dressed leftovers keep for ${foodFacts.cookedPasta.en}, covered, in the fridge; fry them in a little oil until hot right through. The sauce alone keeps for 3 days.`,
    },
    freezing: {
      de: "Nur die Sauce: Sie hält 3 Monate und taut bei kleiner Hitze in der Pfanne auf.",
      en: "The sauce only: it keeps for 3 months and thaws in the pan over a low heat.",
    },
    makeAhead: {
      de: "Die Sauce kannst du am Vortag kochen; nimm Knoblauch und Basilikumstiele heraus, bevor du sie kalt stellst. Die Nudeln kochst du frisch.",
      en: "You can cook the sauce the day before; take out the garlic and basil stalks before you chill it. Cook the pasta fresh.",
    },
  },
  "spanish-tortilla": {
    storage: {
      de: "Abgedeckt hält sie im Kühlschrank 2 Tage, draußen auf dem Tisch höchstens {2 h}. Das abgeseihte Öl hält verschlossen im Kühlschrank 4 Wochen.",
      en: "Covered, it keeps for 2 days in the fridge, and out on the table for {2 h} at most. The strained oil keeps for 4 weeks in the fridge, sealed.",
    },
    freezing: {
      de: "Einfrieren lohnt nicht: Die Kartoffeln werden wässrig und grießig.",
      en: "Not worth freezing: the potatoes turn watery and grainy.",
    },
    makeAhead: {
      de: "Für Picknick oder Buffet kannst du sie am Vortag braten und kalt stellen. Nimm sie {30 min} vor dem Essen heraus.",
      en: "For a picnic or buffet you can cook it the day before and chill it. Take it out {30 min} before eating.",
    },
  },
  "star-cookies": {
    storage: {
      de: "In einer Blechdose, mit Backpapier zwischen den Lagen, halten sie kühl gestellt 4 Wochen.",
      en: "In a tin, with baking paper between the layers, they keep for 4 weeks somewhere cool.",
    },
    freezing: {
      de: "In einer festen Dose halten sie 3 Monate. Lass sie verschlossen bei Zimmertemperatur auftauen, sonst wird der Guss fleckig.",
      en: "In a rigid box they keep for 3 months. Let them thaw at room temperature with the lid on, or the icing will spot.",
    },
    makeAhead: {
      de: "Backe sie 1–2 Wochen vor Weihnachten, in der Dose ziehen sie durch. Teig und Guss selbst warten nicht länger als die Kühlstunde.",
      en: "Bake them 1–2 weeks before Christmas; they mellow in the tin. The dough and icing themselves wait no longer than the hour of chilling.",
    },
  },
  stollen: {
    storage: {
      de: "Ganz ausgekühlt, in Backpapier und darüber in Folie gewickelt, hält er an einem kühlen, trockenen Platz 6 Wochen. Angeschnitten ist er nach 2 Wochen aufgebraucht.",
      en: "Completely cold, wrapped in baking paper and then in foil, it keeps for 6 weeks in a cool, dry place. Once cut, use it up within 2 weeks.",
    },
    freezing: {
      de: "In Folie gewickelt hält er 3 Monate. Über Nacht verpackt bei Zimmertemperatur auftauen und neu mit Puderzucker bestäuben.",
      en: "Wrapped in foil, it keeps for 3 months. Thaw overnight at room temperature in its wrapping and dust with fresh icing sugar.",
    },
    makeAhead: {
      de: "Backe ihn 2–4 Wochen, bevor du ihn anschneidest. Die Früchte können statt {12 h} auch 2 Tage im Rum ziehen, abgedeckt und bei Zimmertemperatur.",
      en: "Bake it 2–4 weeks before you cut it. Instead of {12 h}, the fruit can soak in the rum for 2 days, covered and at room temperature.",
    },
  },
  "strawberry-milkshake": {
    freezing: {
      de: "Fülle Reste sofort in die Formen, solange sie kalt sind; gefroren halten sie 4 Wochen. Was einmal warm war, wird nicht wieder eingefroren.",
      en: "Pour leftovers into the moulds at once, while they are cold; frozen, they keep for 4 weeks. What has been warm does not go back in the freezer.",
    },
    makeAhead: {
      de: "Das Erdbeerpüree hält 1 Tag im Kühlschrank. Milch und Eis kommen erst vor dem Servieren dazu.",
      en: "The strawberry purée keeps for 1 day in the fridge. Add the milk and ice cream only just before serving.",
    },
  },
  tiramisu: {
    storage: {
      de: "Abgedeckt hält es im Kühlschrank 2 Tage. Auf dem Buffet steht es höchstens {2 h}, im Sommer {1 h}.",
      en: "Covered, it keeps for 2 days in the fridge. On a buffet it may stand for {2 h} at most, in summer for {1 h}.",
    },
    freezing: {
      de: "Ohne Kakao und gut abgedeckt hält es 1 Monat. Über Nacht im Kühlschrank auftauen, dann erst bestäuben.",
      en: "Without the cocoa and well covered, it keeps for 1 month. Thaw overnight in the fridge and dust it only then.",
    },
    makeAhead: {
      de: "Schichte es am Vortag, mehr Vorsprung braucht es nicht. Für den Transport bleibt es in der Form und wird erst am Ziel geschnitten.",
      en: "Layer it the day before; it needs no greater head start. To travel, it stays in its dish and is cut on arrival.",
    },
  },
  "tomato-bruschetta": {
    storage: {
      de: "Die Tomaten halten in einer Dose im Kühlschrank 3 Tage. Nimm sie {30 min} vor dem Essen heraus; das Brot röstest du frisch.",
      en: "The tomatoes keep for 3 days in a box in the fridge. Take them out {30 min} before eating; grill the bread fresh.",
    },
    freezing: {
      de: "Die gerösteten Tomaten halten ohne Schalotte 3 Monate. Im Kühlschrank auftauen, erwärmen und dann erst anmachen.",
      en: "The roasted tomatoes keep for 3 months without the shallot. Thaw in the fridge, warm through and only then dress them.",
    },
    makeAhead: {
      de: "Röste die Tomaten am Vortag und mache sie gleich mit Schalotte und Balsamico an. Leicht erwärmt schmecken sie wie eben vom Blech.",
      en: "Roast the tomatoes the day before and dress them with the shallot and balsamic straight away. Gently warmed, they taste as if they had just left the oven.",
    },
  },
  "vanilla-crescents": {
    storage: {
      de: "In einer Blechdose, mit Backpapier zwischen den Lagen, halten sie kühl und trocken 4 Wochen.",
      en: "In a tin, with baking paper between the layers, they keep for 4 weeks somewhere cool and dry.",
    },
    freezing: {
      de: "Die rohen Teigrollen halten 2 Monate und tauen über Nacht im Kühlschrank auf. Gebackene Kipferl sind in der Dose besser aufgehoben.",
      en: "The raw rolls of dough keep for 2 months and thaw overnight in the fridge. Baked crescents are better off in the tin.",
    },
    makeAhead: {
      de: "Die Teigrollen halten eingewickelt 2 Tage im Kühlschrank. Lass sie vor dem Schneiden {10 min} liegen.",
      en: "The rolls of dough keep for 2 days in the fridge, wrapped. Leave them out for {10 min} before cutting.",
    },
  },
  "wiener-schnitzel": {
    storage: {
      de: "Übrige Schnitzel halten im Kühlschrank 2 Tage und werden bei {180 °C} in {10 min} wieder knusprig. Lass das Butterschmalz abkühlen und gieße es durch ein feines Sieb, solange es noch flüssig ist; im Kühlschrank hält es 4 Wochen.",
      en: "Leftover schnitzels keep for 2 days in the fridge and crisp up in {10 min} at {180 °C}. Let the clarified butter cool and strain it through a fine sieve while it is still liquid; it keeps for 4 weeks in the fridge.",
    },
    freezing: {
      de: "Gebraten halten sie 2 Monate, zwischen Backpapier gelegt. Gefroren {20 min} bei {180 °C} aufbacken.",
      en: "Fried, they keep for 2 months between sheets of baking paper. Heat them from frozen for {20 min} at {180 °C}.",
    },
    makeAhead: {
      de: "Das Fleisch kannst du morgens klopfen und zwischen Folie kalt stellen. Paniert wird erst kurz vor dem Braten.",
      en: "You can pound the meat in the morning and chill it between the sheets of cling film. Crumb it just before frying.",
    },
  },
  "yeast-dough": {
    storage: {
      de: "Der gegangene Teig hält gut abgedeckt im Kühlschrank 1 Tag. Fertiges Gebäck schmeckt am Backtag am besten und hält in einer Dose 2 Tage.",
      en: "The risen dough keeps for 1 day in the fridge, well covered. Finished bakes are best on the day and keep for 2 days in a tin.",
    },
    freezing: {
      de: "Gebackene Brötchen oder ein Zopf in Scheiben halten 2 Monate. Gefroren {8 min} bei {160 °C} in den Ofen.",
      en: "Baked rolls or a sliced plait keep for 2 months. From frozen they take {8 min} in the oven at {160 °C}.",
    },
    makeAhead: {
      de: "Statt {75 min} im Warmen kann der Teig {10–12 h} im Kühlschrank gehen; dann genügen {10 g fresh-yeast} Hefe. Lass ihn vor dem Formen {1 h} warm werden.",
      en: "Instead of {75 min} in the warm, the dough can rise in the fridge for {10–12 h}; then {10 g fresh-yeast} of yeast is enough. Let it warm up for {1 h} before shaping.",
    },
  },
};
