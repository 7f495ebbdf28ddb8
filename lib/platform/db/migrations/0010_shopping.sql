CREATE TABLE "shopping_items" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"ingredient_id" uuid,
	"recipe_id" uuid,
	"amount" double precision,
	"unit" text,
	"text" text DEFAULT '' NOT NULL,
	"is_ticked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shopping_items_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "shopping_items_what_check" CHECK (("shopping_items"."ingredient_id" is null) = ("shopping_items"."text" <> ''))
);
--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "aisle" text DEFAULT 'larder' NOT NULL;--> statement-breakpoint
ALTER TABLE "ingredients" ADD COLUMN "is_staple" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_ingredient_id_ingredients_id_fk" FOREIGN KEY ("ingredient_id") REFERENCES "public"."ingredients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_recipe_id_items_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopping_items" ADD CONSTRAINT "shopping_items_unit_units_code_fk" FOREIGN KEY ("unit") REFERENCES "public"."units"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shopping_items_ingredient_idx" ON "shopping_items" USING btree ("ingredient_id");--> statement-breakpoint
CREATE INDEX "shopping_items_recipe_idx" ON "shopping_items" USING btree ("recipe_id");
--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'produce' WHERE "key" IN ('onion', 'red-onion', 'spring-onion', 'shallot', 'garlic', 'ginger', 'carrot', 'potato', 'beetroot', 'white-cabbage', 'hokkaido-pumpkin', 'tomato', 'cherry-tomato', 'red-bell-pepper', 'cucumber', 'radish', 'mushroom', 'sweetcorn', 'chili-pepper', 'jalapeno', 'avocado', 'parsley', 'mint', 'dill', 'chives', 'basil', 'thyme', 'oregano', 'coriander', 'garden-cress', 'lemon', 'lime', 'raspberry', 'blueberry', 'blackberry', 'strawberry', 'aubergine', 'courgette', 'asparagus', 'green-bean', 'green-pea', 'shiitake', 'rosemary', 'apple', 'banana', 'orange', 'spinach');--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'bakery' WHERE "key" IN ('sourdough-bread', 'ciabatta');--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'chilled' WHERE "key" IN ('butter', 'whole-milk', 'whipping-cream', 'mascarpone', 'sour-cream', 'feta', 'egg', 'soy-yoghurt', 'mozzarella', 'parmesan', 'italian-hard-cheese', 'vegan-hard-cheese', 'natural-yoghurt', 'creme-fraiche', 'tofu', 'egg-yolk', 'egg-white', 'low-fat-quark', 'fresh-yeast', 'vanilla-ice-cream');--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'meatAndFish' WHERE "key" IN ('smoked-bacon', 'chicken-thigh', 'salmon-fillet', 'prawn', 'mussel');--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'baking' WHERE "key" IN ('sugar', 'brown-sugar', 'icing-sugar', 'vanilla-sugar', 'plain-flour', 'pizza-flour', 'bread-flour', 'rye-flour', 'rye-starter', 'baking-powder', 'bicarbonate-of-soda', 'cornstarch', 'almond', 'flaked-almond', 'ground-almond', 'vanilla-extract', 'vanilla-pod', 'dark-chocolate', 'freeze-dried-strawberry', 'cocoa-powder', 'butter-biscuit', 'ladyfinger');--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'spices' WHERE "key" IN ('salt', 'sea-salt-flakes', 'black-pepper', 'nutmeg', 'cumin', 'paprika-powder', 'smoked-paprika', 'pul-biber', 'chili-flakes', 'dried-mint', 'dried-oregano', 'saffron', 'sichuan-pepper', 'garam-masala', 'kashmiri-chilli-powder', 'caraway', 'ground-cinnamon', 'juniper-berry');--> statement-breakpoint
UPDATE "ingredients" SET "aisle" = 'drinks' WHERE "key" IN ('oat-drink', 'white-wine', 'espresso', 'coffee-bean', 'amaretto', 'gin', 'red-vermouth', 'red-bitter-liqueur', 'orange-aperitif', 'orange-bitters', 'prosecco', 'elderflower-cordial', 'tonic-water', 'soda-water', 'ice-cube');--> statement-breakpoint
UPDATE "ingredients" SET "is_staple" = true WHERE "key" IN ('salt', 'black-pepper', 'water');
