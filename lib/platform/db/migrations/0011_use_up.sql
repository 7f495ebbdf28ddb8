CREATE TABLE "recipe_needs" (
	"item_id" uuid NOT NULL,
	"ingredient_id" uuid NOT NULL,
	"rank" smallint NOT NULL,
	"needs" smallint NOT NULL,
	CONSTRAINT "recipe_needs_item_id_ingredient_id_pk" PRIMARY KEY("item_id","ingredient_id")
);
--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "keeps_days" smallint DEFAULT 365 NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "recipe_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe_needs" ADD CONSTRAINT "recipe_needs_item_id_recipes_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."recipes"("item_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recipe_needs" ADD CONSTRAINT "recipe_needs_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_needs_rank_idx" ON "recipe_needs" USING btree ("ingredient_id","rank","needs","item_id");
--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 1 WHERE "key" IN ('salmon-fillet', 'prawn', 'mussel', 'espresso');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 2 WHERE "key" IN ('raspberry', 'blackberry', 'strawberry', 'chicken-thigh', 'egg-yolk', 'ciabatta', 'sweetcorn');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 3 WHERE "key" IN ('mushroom', 'shiitake', 'asparagus', 'green-pea', 'spinach', 'basil', 'dill', 'coriander', 'egg-white', 'whipping-cream', 'mozzarella', 'coconut-milk', 'canned-tomatoes', 'chopped-tomatoes', 'kidney-bean', 'fish-stock', 'prosecco', 'tonic-water', 'soda-water', 'avocado', 'green-bean');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 5 WHERE "key" IN ('blueberry', 'chives', 'parsley', 'mint', 'garden-cress', 'oregano', 'spring-onion', 'radish', 'cherry-tomato', 'whole-milk', 'oat-drink', 'low-fat-quark', 'sour-cream', 'creme-fraiche', 'mascarpone', 'soy-yoghurt', 'natural-yoghurt', 'tofu', 'tomato-passata', 'white-wine', 'banana', 'sourdough-bread');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 7 WHERE "key" IN ('tomato', 'cucumber', 'aubergine', 'courgette', 'red-bell-pepper', 'thyme', 'rosemary', 'feta', 'lemon-juice', 'vegetable-broth', 'tortilla-chips');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 14 WHERE "key" IN ('carrot', 'chili-pepper', 'jalapeno', 'lime', 'orange', 'lemon', 'ginger', 'egg', 'fresh-yeast', 'smoked-bacon', 'tomato-paste', 'rye-starter', 'green-olive', 'kalamata-olive');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 30 WHERE "key" IN ('apple', 'white-cabbage', 'beetroot', 'garlic', 'onion', 'red-onion', 'shallot', 'potato', 'butter', 'parmesan', 'italian-hard-cheese', 'vegan-hard-cheese', 'gherkin', 'strawberry-jam', 'apricot-jam', 'mayonnaise', 'hokkaido-pumpkin', 'ladyfinger', 'butter-biscuit', 'red-vermouth');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 90 WHERE "key" IN ('ground-almond', 'flaked-almond', 'tahini', 'miso-paste', 'doubanjiang', 'mustard', 'pumpkin-seed-oil', 'coffee-bean', 'nori-sheet', 'elderflower-cordial', 'vanilla-ice-cream', 'maple-syrup', 'freeze-dried-strawberry');--> statement-breakpoint
UPDATE "ingredients" SET "keeps_days" = 180 WHERE "key" IN ('almond', 'pumpkin-seed', 'sesame-seeds', 'chia-seeds', 'rolled-oats', 'rye-flour', 'sesame-oil', 'olive-oil', 'sunflower-oil', 'rapeseed-oil');--> statement-breakpoint
UPDATE "ingredients" SET "is_staple" = true WHERE "key" IN ('sea-salt-flakes', 'ice-cube', 'sugar', 'olive-oil', 'sunflower-oil', 'rapeseed-oil', 'white-wine-vinegar');
