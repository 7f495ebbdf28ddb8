import type { Localized } from "#lib/i18n/locales.ts";

interface CategorySeed {
  kind: "group" | "entry" | "special";
  parent?: string;
  /** Name of a picture of the kit. */
  picture?: string;
  slug: Localized;
  title: Localized;
  summary: Localized;
}

const category = (
  kind: CategorySeed["kind"],
  parent: string | undefined,
  picture: string | undefined,
  slug: [de: string, en: string],
  title: [de: string, en: string],
  summary: [de: string, en: string],
): CategorySeed => ({
  kind,
  parent,
  picture,
  slug: { de: slug[0], en: slug[1] },
  title: { de: title[0], en: title[1] },
  summary: { de: summary[0], en: summary[1] },
});

/** The menu of the specification as a tree of two levels, in menu order; groups come before their entries. */
export const categories = {
  "group-day-time": category("group", undefined, undefined, ["tageszeiten", "time-of-day"], ["Nach Tageszeit", "By time of day"], ["Vom ersten Kaffee bis zum Abendbrot.", "From the first coffee to supper."]),
  "breakfast": category("entry", "group-day-time", "berry-pancakes", ["fruehstueck", "breakfast"], ["Frühstück", "Breakfast"], ["Süß, herzhaft, schnell: was morgens auf den Tisch kommt.", "Sweet, savoury, quick: what goes on the table in the morning."]),
  "brunch": category("entry", "group-day-time", "shakshuka", ["brunch", "brunch"], ["Brunch", "Brunch"], ["Für Tage, an denen das Frühstück bis drei dauert.", "For days when breakfast lasts until three."]),
  "lunch": category("entry", "group-day-time", "quiche-lorraine", ["mittagessen", "lunch"], ["Mittagessen", "Lunch"], ["Warm, satt und ohne dass der Nachmittag verloren ist.", "Warm, filling, and the afternoon is still yours."]),
  "dinner": category("entry", "group-day-time", "mushroom-risotto", ["abendessen", "dinner"], ["Abendessen", "Dinner"], ["Das Essen, auf das man sich den ganzen Tag freut.", "The meal the whole day looks forward to."]),
  "group-diet": category("group", undefined, undefined, ["ernaehrung", "diet"], ["Nach Ernährung", "By diet"], ["Was drin ist und was nicht.", "What is in it and what is not."]),
  "low-carb": category("entry", "group-diet", "salmon-sheet-pan", ["low-carb", "low-carb"], ["Low Carb", "Low carb"], ["Wenig Kohlenhydrate, viel auf dem Teller.", "Few carbohydrates, plenty on the plate."]),
  "vegetarian": category("entry", "group-diet", "greek-salad", ["vegetarische-rezepte", "vegetarian-dishes"], ["Vegetarisch", "Vegetarian"], ["Ohne Fleisch und Fisch, mit allem anderen.", "No meat, no fish, everything else."]),
  "vegan": category("entry", "group-diet", "ratatouille", ["vegane-rezepte", "vegan-dishes"], ["Vegan", "Vegan"], ["Rein pflanzlich, und niemand fragt nach.", "All plants, and nobody asks what is missing."]),
  "group-course": category("group", undefined, undefined, ["gaenge", "course"], ["Nach Gang", "By course"], ["Vom ersten Happen bis zum Löffel Süßes.", "From the first bite to the last sweet spoon."]),
  "appetizers": category("entry", "group-course", "tomato-bruschetta", ["vorspeisen", "appetizers"], ["Vorspeisen", "Appetizers"], ["Kleine Teller, die neugierig machen.", "Small plates that make you curious."]),
  "dips": category("entry", "group-course", "hummus", ["dips", "dips"], ["Dips", "Dips"], ["Zum Tunken, Streichen und Auskratzen.", "For dipping, spreading and scraping the bowl."]),
  "finger-foods": category("entry", "group-course", "spanish-tortilla", ["fingerfood", "finger-foods"], ["Fingerfood", "Finger foods"], ["Besteck bleibt in der Schublade.", "The cutlery stays in the drawer."]),
  "soups-and-stews": category("entry", "group-course", "roasted-pumpkin-soup", ["suppen-und-eintoepfe", "soups-and-stews"], ["Suppen und Eintöpfe", "Soups and stews"], ["Ein Topf, ein Löffel, ein guter Abend.", "One pot, one spoon, one good evening."]),
  "salad": category("entry", "group-course", "greek-salad", ["salate", "salads"], ["Salate", "Salads"], ["Frisch, knackig und satt machend.", "Fresh, crisp and enough for a meal."]),
  "entrees": category("entry", "group-course", "butter-chicken", ["hauptgerichte", "entrees"], ["Hauptgerichte", "Entrées"], ["Das, worum sich der Rest des Tisches dreht.", "What the rest of the table revolves around."]),
  "sides": category("entry", "group-course", "potato-salad", ["beilagen", "sides"], ["Beilagen", "Sides"], ["Nebensache nur dem Namen nach.", "A side in name only."]),
  "dessert": category("entry", "group-course", "tiramisu", ["desserts", "desserts"], ["Desserts", "Desserts"], ["Platz ist immer.", "There is always room."]),
  "snacks": category("entry", "group-course", "chocolate-chip-cookies", ["snacks", "snacks"], ["Snacks", "Snacks"], ["Für die Lücke zwischen zwei Mahlzeiten.", "For the gap between two meals."]),
  "group-cuisine": category("group", undefined, undefined, ["kuechen", "cuisine"], ["Nach Küche", "By cuisine"], ["Einmal um den Herd der Welt.", "Once around the world's stove."]),
  "asian": category("entry", "group-cuisine", "ramen-bowl", ["asiatische-kueche", "asian-cuisine"], ["Asiatisch", "Asian"], ["Brühe, Wok und Reis von Seoul bis Saigon.", "Broth, wok and rice from Seoul to Saigon."]),
  "british": category("entry", "group-cuisine", "scones", ["britische-kueche", "british-cuisine"], ["Britisch", "British"], ["Scones, Crumble und der richtige Tee dazu.", "Scones, crumble and the right tea."]),
  "chinese": category("entry", "group-cuisine", "mapo-tofu", ["chinesische-kueche", "chinese-cuisine"], ["Chinesisch", "Chinese"], ["Sichuanpfeffer, Sojasauce, heißer Wok.", "Sichuan pepper, soy sauce, a hot wok."]),
  "eastern-european": category("entry", "group-cuisine", "borscht", ["osteuropaeische-kueche", "eastern-european-cuisine"], ["Osteuropäisch", "Eastern European"], ["Rote Bete, Dill und Schmand.", "Beetroot, dill and sour cream."]),
  "french": category("entry", "group-cuisine", "french-apple-tart", ["franzoesische-kueche", "french-cuisine"], ["Französisch", "French"], ["Butter, Geduld und ein gutes Messer.", "Butter, patience and a good knife."]),
  "german": category("entry", "group-cuisine", "potato-salad", ["deutsche-kueche", "german-cuisine"], ["Deutsch", "German"], ["Von Kartoffelsalat bis Käsekuchen.", "From potato salad to cheesecake."]),
  "greek": category("entry", "group-cuisine", "greek-salad", ["griechische-kueche", "greek-cuisine"], ["Griechisch", "Greek"], ["Olivenöl, Oregano und Sonne.", "Olive oil, oregano and sun."]),
  "indian": category("entry", "group-cuisine", "butter-chicken", ["indische-kueche", "indian-cuisine"], ["Indisch", "Indian"], ["Gewürze, die erst rösten und dann erzählen.", "Spices that toast first and talk later."]),
  "international": category("entry", "group-cuisine", "shakshuka", ["internationale-kueche", "international-cuisine"], ["International", "International"], ["Gerichte, die überall zu Hause sind.", "Dishes at home everywhere."]),
  "italian": category("entry", "group-cuisine", "spaghetti-pomodoro", ["italienische-kueche", "italian-cuisine"], ["Italienisch", "Italian"], ["Wenig Zutaten, keine davon egal.", "Few ingredients, every one of them matters."]),
  "japanese": category("entry", "group-cuisine", "ramen-bowl", ["japanische-kueche", "japanese-cuisine"], ["Japanisch", "Japanese"], ["Miso, Dashi und klare Linien.", "Miso, dashi and clean lines."]),
  "mexican": category("entry", "group-cuisine", "guacamole", ["mexikanische-kueche", "mexican-cuisine"], ["Mexikanisch", "Mexican"], ["Limette, Chili, Koriander.", "Lime, chilli, coriander."]),
  "spanish": category("entry", "group-cuisine", "paella", ["spanische-kueche", "spanish-cuisine"], ["Spanisch", "Spanish"], ["Safran, Oliven und späte Abende.", "Saffron, olives and late evenings."]),
  "turkish": category("entry", "group-cuisine", "red-lentil-soup", ["tuerkische-kueche", "turkish-cuisine"], ["Türkisch", "Turkish"], ["Linsen, Joghurt, Minzbutter.", "Lentils, yogurt, mint butter."]),
  "group-occasion": category("group", undefined, undefined, ["anlaesse", "occasion"], ["Nach Anlass", "By occasion"], ["Für den Dienstag und für das Fest.", "For Tuesdays and for feasts."]),
  "quick": category("entry", "group-occasion", "avocado-toast", ["schnelle-rezepte", "quick-recipes"], ["Schnell", "Quick"], ["In einer halben Stunde auf dem Tisch.", "On the table in half an hour."]),
  "easy": category("entry", "group-occasion", "roasted-pumpkin-soup", ["einfache-rezepte", "easy-recipes"], ["Einfach", "Easy"], ["Gelingt beim ersten Mal.", "Works the first time."]),
  "kids": category("entry", "group-occasion", "spaghetti-pomodoro", ["rezepte-fuer-kinder", "recipes-for-kids"], ["Für Kinder", "For kids"], ["Ohne Verhandlungen am Tisch.", "No negotiations at the table."]),
  "party": category("entry", "group-occasion", "pizza-margherita", ["party-rezepte", "party-recipes"], ["Party", "Party"], ["Reicht für alle und wartet geduldig.", "Enough for everyone, and it waits patiently."]),
  "christmas": category("entry", "group-occasion", "star-cookies", ["weihnachten", "christmas"], ["Weihnachten", "Christmas"], ["Plätzchen, Gewürze und volle Dosen.", "Cookies, spices and full tins."]),
  "easter": category("entry", "group-occasion", "lemon-gugelhupf", ["ostern", "easter"], ["Ostern", "Easter"], ["Eier, Hefe, erster Spargel.", "Eggs, yeast, the first asparagus."]),
  "summer": category("entry", "group-occasion", "tomato-bruschetta", ["sommerrezepte", "summer-recipes"], ["Sommer", "Summer"], ["Wenn der Herd am liebsten aus bleibt.", "When the stove would rather stay off."]),
  "group-ingredient": category("group", undefined, undefined, ["zutat", "ingredient"], ["Nach Zutat", "By ingredient"], ["Fang mit dem an, was da ist.", "Start with what you have."]),
  "chicken": category("entry", "group-ingredient", "butter-chicken", ["haehnchen", "chicken"], ["Hähnchen", "Chicken"], ["Saftig, wenn man weiß, wann Schluss ist.", "Juicy, if you know when to stop."]),
  "fish": category("entry", "group-ingredient", "salmon-sheet-pan", ["fisch", "fish"], ["Fisch", "Fish"], ["Frisch, kurz gegart, viel Zitrone.", "Fresh, briefly cooked, plenty of lemon."]),
  "vegetables": category("entry", "group-ingredient", "ratatouille", ["gemuese", "vegetables"], ["Gemüse", "Vegetables"], ["Die Hauptrolle für das Gemüsefach.", "A leading role for the vegetable drawer."]),
  "pasta": category("entry", "group-ingredient", "spaghetti-pomodoro", ["pasta", "pasta"], ["Pasta", "Pasta"], ["Salzwasser, Sauce, fertig.", "Salted water, sauce, done."]),
  "rice": category("entry", "group-ingredient", "paella", ["reis", "rice"], ["Reis", "Rice"], ["Körnig, cremig oder mit Kruste.", "Fluffy, creamy or with a crust."]),
  "potato": category("entry", "group-ingredient", "potato-salad", ["kartoffeln", "potatoes"], ["Kartoffeln", "Potatoes"], ["Fest, mehlig und immer im Haus.", "Waxy, floury and always in the house."]),
  "egg": category("entry", "group-ingredient", "avocado-toast", ["eier", "eggs"], ["Eier", "Eggs"], ["Das ehrlichste schnelle Essen.", "The most honest fast food."]),
  "tofu": category("entry", "group-ingredient", "mapo-tofu", ["tofu", "tofu"], ["Tofu", "Tofu"], ["Nimmt an, was man ihm gibt.", "Takes on whatever it is given."]),
  "pumpkin": category("entry", "group-ingredient", "roasted-pumpkin-soup", ["kuerbis", "pumpkin-and-squash"], ["Kürbis", "Pumpkin and squash"], ["Von Hokkaido bis Butternut.", "From Hokkaido to butternut."]),
  "group-baking": category("group", undefined, undefined, ["backen", "baking"], ["Backen", "Baking"], ["Mehl, Butter und ein heißer Ofen.", "Flour, butter and a hot oven."]),
  "baking-all": category("entry", "group-baking", "lemon-gugelhupf", ["alles-gebackene", "all-baking"], ["Alles aus dem Ofen", "All baking"], ["Brot, Kuchen, Kekse und alles dazwischen.", "Bread, cake, cookies and everything in between."]),
  "bread": category("entry", "group-baking", "sourdough-loaf", ["brot", "bread"], ["Brot", "Bread"], ["Kruste, Krume und Zeit.", "Crust, crumb and time."]),
  "cake": category("entry", "group-baking", "baked-cheesecake", ["kuchen", "cake"], ["Kuchen", "Cake"], ["Für vier Uhr nachmittags.", "For four in the afternoon."]),
  "cookies": category("entry", "group-baking", "chocolate-chip-cookies", ["kekse", "cookies"], ["Kekse", "Cookies"], ["Ein Blech ist nie genug.", "One tray is never enough."]),
  "pizza": category("entry", "group-baking", "pizza-margherita", ["pizza", "pizza"], ["Pizza", "Pizza"], ["Langer Teig, kurzer Ofen.", "Slow dough, fast oven."]),
  "tartes": category("entry", "group-baking", "french-apple-tart", ["tartes", "tarts"], ["Tartes", "Tarts"], ["Mürber Boden, ordentlich belegt.", "Short crust, neatly filled."]),
  "quiches": category("entry", "group-baking", "quiche-lorraine", ["quiches", "quiches"], ["Quiches", "Quiches"], ["Ei, Sahne und was dazugehört.", "Eggs, cream and what belongs with them."]),
  "group-drinks": category("group", undefined, undefined, ["getraenke", "drinks"], ["Getränke", "Drinks"], ["Gerührt, gepresst, gemixt.", "Stirred, pressed, blended."]),
  "drinks-all": category("entry", "group-drinks", "aperitivo-spritz", ["alle-getraenke", "all-drinks"], ["Alle Getränke", "All drinks"], ["Alles, was ins Glas kommt.", "Everything that goes in a glass."]),
  "smoothies": category("entry", "group-drinks", "green-smoothie", ["smoothies", "smoothies"], ["Smoothies", "Smoothies"], ["Obst und Gemüse im Standmixer.", "Fruit and vegetables in the blender."]),
  "juices": category("entry", "group-drinks", "carrot-ginger-juice", ["saefte", "juices"], ["Säfte", "Juices"], ["Frisch gepresst, gleich getrunken.", "Freshly pressed, drunk at once."]),
  "shakes": category("entry", "group-drinks", "strawberry-milkshake", ["shakes", "shakes"], ["Shakes", "Shakes"], ["Kalt, cremig, mit Strohhalm.", "Cold, creamy, with a straw."]),
  "cocktails": category("entry", "group-drinks", "negroni", ["cocktails", "cocktails"], ["Cocktails", "Cocktails"], ["Gutes Eis, genaues Maß.", "Good ice, exact measures."]),
  "aperitif": category("entry", "group-drinks", "aperitivo-spritz", ["aperitif", "aperitifs"], ["Aperitif", "Aperitif"], ["Bitter, kühl, vor dem Essen.", "Bitter, cool, before the meal."]),
  "long-drink": category("entry", "group-drinks", "gin-cucumber-longdrink", ["longdrinks", "long-drinks"], ["Longdrinks", "Long drinks"], ["Hohes Glas, langer Abend.", "Tall glass, long evening."]),
  "news": category("special", undefined, "story-citrus", ["news", "news"], ["Neues", "News"], ["Kurz gemeldet: was bei uns und auf dem Markt passiert.", "In brief: what is happening here and at the market."]),
  "community": category("special", undefined, "potato-salad", ["community", "community"], ["Community", "Community"], ["Rezepte aus anderen Küchen, von euch aufgeschrieben.", "Recipes from other kitchens, written down by you."]),
} satisfies Record<string, CategorySeed>;

export type CategoryKey = keyof typeof categories;
