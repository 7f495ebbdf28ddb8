import type { JudgedQuery } from "./judgements.ts";

/**
 * Queries of the English site with the keys of relevant recipes and stories by grade. Without
 * grades, nothing may be found.
 */
export const english: JudgedQuery[] = [
  // names
  ["vanilla crescents", { 3: "vanilla-crescents" }],
  ["cinnamon stars", { 3: "star-cookies" }],
  ["chocolate mousse", { 3: "chocolate-mousse" }],
  ["butter chicken", { 3: "butter-chicken" }],
  ["quiche", { 3: "quiche-lorraine", 1: "tip-tin-tart" }],
  ["Spanish tortilla", { 3: "spanish-tortilla" }],
  ["pizza", { 3: "pizza-margherita", 2: "pizza-dough" }],
  ["potato salad", { 3: "potato-salad" }],
  ["borscht", { 3: "borscht" }],
  ["cheesecake", { 3: "baked-cheesecake", 2: "tip-tin-springform" }],
  ["apple crumble", { 3: "apple-crumble" }],
  ["red lentil soup", { 3: "red-lentil-soup" }],
  ["pumpkin soup", { 3: "roasted-pumpkin-soup", 2: "story-autumn-pumpkins" }],
  ["mushroom risotto", { 3: "mushroom-risotto" }],
  ["Greek salad", { 3: "greek-salad" }],
  ["avocado toast", { 3: "avocado-toast" }],
  ["overnight oats", { 3: "berry-overnight-oats" }],
  ["miso ramen", { 3: "ramen-bowl" }],
  ["long drink", { 3: "gin-cucumber-longdrink" }],
  ["bundt cake", { 3: "lemon-gugelhupf", 2: "tip-tin-bundt" }],
  ["chocolate chip cookies", { 3: "chocolate-chip-cookies" }],
  ["strawberry milkshake", { 3: "strawberry-milkshake" }],
  ["green smoothie", { 3: "green-smoothie" }],
  ["rosemary focaccia", { 3: "rosemary-focaccia" }],
  // spelling, plural
  ["creme fraiche", { 3: "quiche-lorraine flammkuchen" }],
  [
    "soups",
    {
      3: "roasted-pumpkin-soup red-lentil-soup borscht chicken-soup",
      2: "ramen-bowl chili-sin-carne goulash stock",
      1: "leftovers story-autumn-pumpkins",
    },
  ],
  [
    "tomato",
    {
      3: "tomato-bruschetta spaghetti-pomodoro shakshuka greek-salad",
      2: "ratatouille chili-sin-carne pizza-margherita paella lentil-curry lasagne",
      1: "borscht butter-chicken guacamole red-lentil-soup rosemary-focaccia salmon-sheet-pan bolognese",
    },
  ],
  [
    "tomatoes",
    {
      3: "tomato-bruschetta spaghetti-pomodoro shakshuka greek-salad",
      2: "ratatouille chili-sin-carne pizza-margherita paella lentil-curry lasagne",
      1: "borscht butter-chicken guacamole red-lentil-soup rosemary-focaccia salmon-sheet-pan bolognese",
    },
  ],
  [
    "potatoes",
    {
      3: "potato-salad spanish-tortilla potato-gratin",
      2: "salmon-sheet-pan borscht goose-legs roast-chicken wiener-schnitzel",
      1: "salt leftovers",
    },
  ],
  [
    "berries",
    {
      3: "berry-pancakes berry-overnight-oats",
      2: "baked-cheesecake chocolate-mousse strawberry-milkshake scones",
      1: "gin-cucumber-longdrink",
    },
  ],
  [
    "cookie",
    { 3: "chocolate-chip-cookies vanilla-crescents star-cookies news-cookie-call lebkuchen advent-baking-plan" },
  ],
  [
    "knives",
    {
      3: "tip-knife-chefs tip-knife-paring tip-knife-bread tip-knife-santoku story-knife-and-board",
      2: "knife-skills",
    },
  ],
  // typos
  ["guacomole", { 3: "guacamole" }],
  ["tirimisu", { 3: "tiramisu" }],
  ["spagheti", { 3: "spaghetti-pomodoro carbonara", 1: "salt bolognese" }],
  ["brocolli", {}],
  ["potatoe salad", { 3: "potato-salad" }],
  ["hummous", { 3: "hummus" }],
  ["rattatouille", { 3: "ratatouille" }],
  ["zuchini", { 3: "ratatouille" }],
  ["chesecake", { 3: "baked-cheesecake", 2: "tip-tin-springform" }],
  ["smoothy", { 3: "green-smoothie" }],
  ["mozarella", { 3: "pizza-margherita" }],
  ["aubergene", { 3: "ratatouille" }],
  // regional
  ["eggplant", { 3: "ratatouille" }],
  ["aubergine", { 3: "ratatouille" }],
  ["zucchini", { 3: "ratatouille" }],
  ["courgette", { 3: "ratatouille" }],
  ["cilantro", { 3: "guacamole chili-sin-carne butter-chicken lentil-curry" }],
  [
    "coriander",
    { 3: "guacamole chili-sin-carne butter-chicken lentil-curry", 1: "story-spice-bowls spices-by-cuisine" },
  ],
  ["garbanzo beans", { 3: "hummus" }],
  ["bell pepper", { 3: "shakshuka ratatouille", 2: "chili-sin-carne paella" }],
  ["shrimp", { 3: "paella pad-thai" }],
  ["scallions", { 3: "mapo-tofu ramen-bowl pad-thai" }],
  ["beets", { 3: "borscht", 1: "news-november-market" }],
  ["corn", { 3: "chili-sin-carne ramen-bowl" }],
  [
    "heavy cream",
    {
      2: "chocolate-mousse tiramisu potato-gratin",
      1: "baked-cheesecake butter-chicken quiche-lorraine scones strawberry-milkshake",
    },
  ],
  [
    "powdered sugar",
    { 2: "vanilla-crescents star-cookies french-apple-tart stollen", 1: "lemon-gugelhupf cinnamon-rolls" },
  ],
  ["cornstarch", { 1: "apple-crumble baked-cheesecake mapo-tofu" }],
  ["squash", { 3: "roasted-pumpkin-soup story-autumn-pumpkins" }],
  [
    "biscuits",
    {
      3: "chocolate-chip-cookies vanilla-crescents star-cookies news-cookie-call lebkuchen advent-baking-plan",
      2: "baked-cheesecake tiramisu",
    },
  ],
  [
    "dessert",
    {
      3: "apple-crumble chocolate-mousse french-apple-tart tiramisu baked-cheesecake brownies",
      2: "berry-pancakes",
      1: "story-coffee-and-cake story-citrus",
    },
  ],
  [
    "pudding",
    {
      3: "apple-crumble chocolate-mousse french-apple-tart tiramisu baked-cheesecake brownies",
      2: "berry-pancakes",
      1: "story-coffee-and-cake story-citrus",
    },
  ],
  ["starter", { 3: "tomato-bruschetta hummus" }],
  [
    "pasta",
    {
      3: "spaghetti-pomodoro bolognese carbonara lasagne",
      2: "ramen-bowl kaesespaetzle pad-thai",
      1: "salt chicken-soup",
    },
  ],
  ["arugula", {}],
  // cross-language
  ["Kartoffelsalat", { 3: "potato-salad" }],
  ["Käsekuchen", { 3: "baked-cheesecake", 2: "tip-tin-springform" }],
  ["Kürbis", { 3: "roasted-pumpkin-soup story-autumn-pumpkins" }],
  [
    "Plätzchen",
    { 3: "vanilla-crescents star-cookies chocolate-chip-cookies news-cookie-call lebkuchen advent-baking-plan" },
  ],
  ["Sauerteig", { 3: "sourdough-loaf story-flour-and-dough", 1: "avocado-toast" }],
  ["Lachs", { 3: "salmon-sheet-pan" }],
  ["Erdbeeren", { 3: "strawberry-milkshake scones" }],
  ["Hähnchen", { 3: "butter-chicken roast-chicken chicken-soup" }],
  // ingredients
  ["salmon", { 3: "salmon-sheet-pan" }],
  ["rice", { 3: "mushroom-risotto paella butter-chicken lentil-curry", 2: "mapo-tofu", 1: "leftovers pad-thai" }],
  [
    "eggs",
    {
      3: "story-eggs spanish-tortilla shakshuka avocado-toast ramen-bowl quiche-lorraine carbonara",
      2: "tip-pan-non-stick pad-thai kaesespaetzle",
      1: "apple-crumble baked-cheesecake berry-pancakes chocolate-chip-cookies chocolate-mousse french-apple-tart lemon-gugelhupf scones star-cookies vanilla-crescents leftovers banana-bread brownies cinnamon-rolls frikadellen goose-legs lebkuchen wiener-schnitzel yeast-dough opened-packets",
    },
  ],
  [
    "lemon",
    {
      3: "lemon-gugelhupf story-citrus salmon-sheet-pan roast-chicken",
      2: "carrot-ginger-juice",
      1: "apple-crumble baked-cheesecake berry-overnight-oats french-apple-tart hummus paella red-lentil-soup roasted-pumpkin-soup star-cookies strawberry-milkshake stollen wiener-schnitzel",
    },
  ],
  [
    "mint",
    {
      3: "red-lentil-soup green-smoothie gin-cucumber-longdrink",
      1: "baked-cheesecake berry-pancakes carrot-ginger-juice chocolate-mousse lemon-gugelhupf tiramisu",
    },
  ],
  ["chickpeas", { 3: "hummus" }],
  ["lentils", { 3: "red-lentil-soup lentil-curry" }],
  ["ginger", { 3: "carrot-ginger-juice", 2: "butter-chicken mapo-tofu ramen-bowl roasted-pumpkin-soup lentil-curry" }],
  ["feta", { 3: "shakshuka greek-salad" }],
  ["chocolate", { 3: "chocolate-mousse chocolate-chip-cookies brownies", 2: "lebkuchen" }],
  ["gin", { 3: "gin-cucumber-longdrink negroni" }],
  ["salt", { 3: "salt", 2: "rosemary-focaccia" }],
  ["mushrooms", { 3: "mushroom-risotto", 2: "ramen-bowl mapo-tofu" }],
  ["asparagus", { 3: "salmon-sheet-pan" }],
  // exclusions
  [
    "cake without nuts",
    { 3: "baked-cheesecake lemon-gugelhupf", 2: "cinnamon-rolls", 1: "tip-tin-bundt story-coffee-and-cake" },
  ],
  ["cookies without eggs", { 2: "news-cookie-call" }],
  [
    "dessert without nuts",
    { 3: "chocolate-mousse baked-cheesecake", 2: "berry-pancakes", 1: "story-citrus story-coffee-and-cake" },
  ],
  ["breakfast without eggs", { 3: "berry-overnight-oats", 2: "carrot-ginger-juice green-smoothie sourdough-loaf" }],
  [
    "soup without meat",
    {
      3: "borscht chili-sin-carne ramen-bowl red-lentil-soup roasted-pumpkin-soup",
      1: "leftovers story-autumn-pumpkins stock",
    },
  ],
  ["drinks without alcohol", { 3: "carrot-ginger-juice green-smoothie strawberry-milkshake", 1: "story-citrus" }],
  ["cookies -chocolate", { 3: "vanilla-crescents star-cookies news-cookie-call", 2: "advent-baking-plan" }],
  ["bread without yeast", { 3: "sourdough-loaf", 2: "story-flour-and-dough", 1: "avocado-toast banana-bread" }],
  ["egg-free breakfast", { 3: "berry-overnight-oats", 2: "carrot-ginger-juice green-smoothie sourdough-loaf" }],
  ["dairy-free soup", { 3: "roasted-pumpkin-soup chili-sin-carne ramen-bowl chicken-soup" }],
  [
    "no cook",
    {
      3: "aperitivo-spritz berry-overnight-oats carrot-ginger-juice gin-cucumber-longdrink greek-salad green-smoothie guacamole negroni strawberry-milkshake tiramisu",
    },
  ],
  [
    "nut-free cake",
    { 3: "baked-cheesecake lemon-gugelhupf", 2: "cinnamon-rolls", 1: "tip-tin-bundt story-coffee-and-cake" },
  ],
  // times
  ["dinner under 30 minutes", { 3: "mapo-tofu spaghetti-pomodoro ramen-bowl carbonara" }],
  ["quick dinner", { 3: "mapo-tofu spaghetti-pomodoro ramen-bowl carbonara", 1: "meal-planning" }],
  ["soup in half an hour", { 3: "red-lentil-soup ramen-bowl" }],
  ["vegan under 15 min", { 3: "guacamole green-smoothie carrot-ginger-juice" }],
  ["dessert under an hour", { 3: "berry-pancakes" }],
  ["quick breakfast", { 3: "avocado-toast carrot-ginger-juice green-smoothie" }],
  // diets, cuisines, courses
  [
    "vegan",
    {
      3: "berry-overnight-oats carrot-ginger-juice chili-sin-carne green-smoothie guacamole hummus mapo-tofu ratatouille roasted-pumpkin-soup rosemary-focaccia sourdough-loaf spaghetti-pomodoro tomato-bruschetta lentil-curry pizza-dough",
      1: "story-autumn-pumpkins",
    },
  ],
  ["vegan breakfast", { 3: "berry-overnight-oats carrot-ginger-juice green-smoothie sourdough-loaf" }],
  ["vegan soup", { 3: "roasted-pumpkin-soup chili-sin-carne", 1: "story-autumn-pumpkins" }],
  [
    "vegetarian dinner",
    {
      3: "borscht chili-sin-carne mapo-tofu mushroom-risotto pizza-margherita ramen-bowl ratatouille roasted-pumpkin-soup spaghetti-pomodoro kaesespaetzle lentil-curry potato-gratin",
    },
  ],
  ["gluten-free cookies", { 3: "star-cookies" }],
  ["gluten free dessert", { 3: "chocolate-mousse" }],
  ["low carb", { 3: "greek-salad salmon-sheet-pan ratatouille" }],
  [
    "Italian",
    {
      3: "pizza-margherita spaghetti-pomodoro mushroom-risotto rosemary-focaccia tiramisu tomato-bruschetta negroni bolognese carbonara lasagne pizza-dough",
      1: "spices-by-cuisine",
    },
  ],
  ["Mexican", { 3: "guacamole chili-sin-carne", 1: "story-spice-bowls spices-by-cuisine" }],
  ["Indian", { 3: "butter-chicken story-spice-bowls lentil-curry", 2: "spices-by-cuisine" }],
  ["French dessert", { 3: "chocolate-mousse french-apple-tart" }],
  ["appetizer", { 3: "tomato-bruschetta hummus" }],
  ["kids breakfast", { 3: "berry-pancakes berry-overnight-oats green-smoothie scones" }],
  ["cocktail", { 3: "negroni", 2: "aperitivo-spritz gin-cucumber-longdrink", 1: "story-citrus" }],
  ["Christmas baking", { 3: "vanilla-crescents star-cookies news-cookie-call lebkuchen stollen advent-baking-plan" }],
  ["side dish", { 3: "potato-salad ratatouille rosemary-focaccia potato-gratin", 1: "story-herbs" }],
  // combinations
  ["potatoes and eggs", { 3: "spanish-tortilla", 1: "leftovers" }],
  ["prawns rice saffron", { 3: "paella" }],
  ["apple cinnamon", { 3: "apple-crumble" }],
  ["recipes with feta and tomatoes", { 3: "greek-salad shakshuka" }],
  ["what to cook with chickpeas", { 3: "hummus" }],
  ["summer drinks", { 3: "aperitivo-spritz gin-cucumber-longdrink strawberry-milkshake" }],
  ["tofu spicy", { 3: "mapo-tofu" }],
  // stories
  ["sharpen a knife", { 3: "story-knife-and-board" }],
  ["bread knife", { 3: "tip-knife-bread" }],
  ["cast iron pan", { 3: "tip-pan-cast-iron" }],
  ["sourdough starter", { 3: "story-flour-and-dough sourdough-loaf" }],
  ["leftovers", { 3: "leftovers", 2: "opened-packets", 1: "meal-planning freezing" }],
  ["how to upload recipes", { 3: "upload-faq" }],
  ["which spices do I need", { 3: "story-spice-bowls", 2: "spices-by-cuisine" }],
  ["herbs in winter", { 3: "story-herbs" }],
  ["springform tin", { 3: "tip-tin-springform" }],
  ["non-stick pan", { 3: "tip-pan-non-stick" }],
  // nothing
  ["sushi", {}],
  ["beef wellington", {}],
  ["haggis", {}],
  ["tax return", {}],
  ["qwxzzk", {}],
  ["peanut butter", {}],
];
