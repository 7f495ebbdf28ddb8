/** Whole recipes as readers paste them, by what is special about their shape. */
export const englishTexts = {
  "with facts in one line": `Best Banana Bread

Serves 8 | Prep: 15 mins | Cook: 1 hr 5 mins | Easy to follow

A moist loaf for overripe bananas.

Ingredients
3 ripe bananas, mashed
100g butter, melted
200g/7oz plain flour
2 tsp baking powder
1 pinch of salt

Method
1. Heat the oven to 180C.
2. Mix everything in a large bowl.
3. Bake for 1 hour until golden.

Notes
Keeps for three days in a tin.`,

  "a web page with groups": `Chicken Curry
Makes: 4 servings
Prep time: 20 minutes
Cook time: 35 minutes
Difficulty: medium

INGREDIENTS
For the marinade
500 g chicken thighs, diced
2 tbsp yoghurt
1 tsp garam masala

For the sauce
1 onion, finely chopped
400ml coconut milk
Salt, to taste

INSTRUCTIONS
Mix the chicken with the yoghurt and the spices.

Fry the onion until soft, then add the chicken.

Pour in the coconut milk and simmer for 20 minutes.

NUTRITION
Calories: 520
Fat: 30 g`,

  "without headings": `Scrambled eggs

4 eggs
2 tbsp milk
1 knob of butter

Whisk the eggs with the milk.
Melt the butter in a pan over a low heat.
Stir the eggs in the pan until just set.`,

  "with bullets and tick boxes": `Granola

You will need:
▢ 300 g rolled oats
▢ 100 g almonds
▢ 4 tbsp maple syrup
▢ 2 tbsp sunflower oil

Directions:
• Stir everything together.
• Spread on a baking tray.
• Bake at 160 °C for 25 minutes, stirring once.

Tip: Let it cool on the tray.
Source: https://breakfast.example/granola`,

  "a quoted mail": `Subject: Re: Fwd: Lemonade
From: Jo <jo@example.org>
Date: 1 May 2026

> Hi Sam,
> this is the one from the party. So refreshing!
>
> Ingredients (serves 6):
> 6 lemons
> 150 g sugar
> 1 l water
>
> Instructions:
> Squeeze the lemons and dissolve the sugar in the juice.
> Add the water and chill for 2 hours.`,

  "with the steps first": `Garlic toast

Instructions
1) Rub the toasted bread with garlic.
2) Drizzle with oil and season.

Ingredients
2 slices bread
1 clove garlic
1 tbsp olive oil`,

  "with equipment and wrapped paragraphs": `Focaccia

Ingredients for the dough:
500 g strong flour
7 g yeast
350 ml water

Ingredients for the topping:
3 tbsp olive oil
2 sprigs rosemary

Equipment: mixing bowl, baking tray

Method
Mix flour, yeast and water in the bowl and leave the dough to rise
until it has doubled in size.

Press it into the tray, drizzle with the oil and scatter over the
rosemary. Bake for 25 minutes.`,

  "with pictograms and steps by name": `🍪 Chocolate Chip Cookies
Makes 24 cookies
Prep time 15 minutes
Total time 27 min

🧾 Ingredients
225 g butter, softened
1 1/2 cups brown sugar
2 large eggs

👩‍🍳 Instructions
Step 1
Cream the butter with the sugar.
Step 2
Beat in the eggs one at a time.
Step 3: Bake
Bake for 12 minutes until the edges
are golden.

Enjoy!`,

  "a note in two paragraphs": `Nana's pancakes

1 cup flour, 1 cup milk, 1 egg, pinch of salt

Whisk everything to a smooth batter. Fry in a little butter until golden on both sides.`,
};
