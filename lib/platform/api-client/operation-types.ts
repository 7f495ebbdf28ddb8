/**
 * Written from the OpenAPI document. To write it anew:
 * npm run test:unit -- tests/lib/platform/api-client -u
 */

export type Block =
  | {
      type: "headline";
      level: 2 | 3;
      text: string;
    }
  | {
      type: "text";
      text: string;
    }
  | {
      type: "list";
      ordered: boolean;
      items: string[];
    }
  | {
      type: "quote";
      text: string;
      author?: string;
    }
  | {
      type: "image_collection";
      images: {
        image: Image;
        caption: string;
      }[];
    }
  | {
      type: "video";
      video: Video;
      caption: string;
    }
  | {
      type: "recipes";
      ids: string[];
    }
  | {
      type: "recipe_part";
      id: string;
      group: number;
    }
  | {
      type: "content_meta_carousel";
      title: string;
      entries: {
        title: string;
        text: string;
      }[];
    }
  | {
      type: "link_module";
      title: string;
      text: string;
      label: string;
      href: string;
      image: Image | null;
    }
  | {
      type: "proscons";
      pros_title: string;
      pros: string[];
      cons_title: string;
      cons: string[];
    }
  | {
      type: "cta_button";
      text: string;
      href: string;
    };
export type Embed =
  | {
      version: "1.0";
      title: string;
      author_name: string;
      author_url: string;
      provider_name: string;
      provider_url: string;
      /**
       * Seconds.
       */
      cache_age: number;
      thumbnail_url?: string;
      thumbnail_width?: number;
      thumbnail_height?: number;
      type: "rich";
      width: number;
      height: number;
      html: string;
    }
  | {
      version: "1.0";
      title: string;
      author_name: string;
      author_url: string;
      provider_name: string;
      provider_url: string;
      /**
       * Seconds.
       */
      cache_age: number;
      thumbnail_url?: string;
      thumbnail_width?: number;
      thumbnail_height?: number;
      type: "link";
    };

export interface Operations {
  "GET /recipes": {
    query: {
      page?: string;
      size?: string;
      cursor?: string;
      updated_since?: string;
      after?: string;
      search?: string;
      category?: string;
      tag?: string;
      author?: string;
      time?: string;
      meal?: string;
      course?: string;
      diet?: string;
      ingredient?: string;
      cuisine?: string;
      season?: string;
      difficulty?: string;
      contains?: string;
      community?: "true" | "false";
      sort?: "relevance" | "newest" | "likes" | "rating" | "title" | "time" | "calories";
    };
    answer:
      | {
          data: ContentCard[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          data: (Tombstone | ContentCard)[];
          meta: {
            changes: Changes;
          };
          links: ChangeLinks;
        };
  };
  "GET /recipes/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: Recipe;
      meta: {};
      links: Links;
    };
  };
  "GET /articles": {
    query: {
      page?: string;
      size?: string;
      cursor?: string;
      updated_since?: string;
      after?: string;
      search?: string;
      category?: string;
      tag?: string;
      author?: string;
      story_type?: "article" | "news" | "shopping_tip";
      sort?: "relevance" | "newest" | "likes" | "title";
    };
    answer:
      | {
          data: ContentCard[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          data: (Tombstone | ContentCard)[];
          meta: {
            changes: Changes;
          };
          links: ChangeLinks;
        };
  };
  "GET /articles/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: Article;
      meta: {};
      links: Links;
    };
  };
  "GET /categories": {
    query: {
      page?: string;
      size?: string;
      updated_since?: string;
      after?: string;
    };
    answer:
      | {
          data: Category[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          data: (Tombstone | Category)[];
          meta: {
            changes: Changes;
          };
          links: ChangeLinks;
        };
  };
  "GET /categories/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: {
        id: string;
        /**
         * The same in both languages.
         */
        key: string;
        kind: "group" | "entry" | "special";
        parent_id: string | null;
        slug: string;
        title: string;
        summary: string;
        url: string;
        image: Image | null;
        parent: Category | null;
        entries: Category[];
      };
      meta: {};
      links: Links;
    };
  };
  "GET /tags": {
    query: {
      page?: string;
      size?: string;
      updated_since?: string;
      after?: string;
      type?: string;
    };
    answer:
      | {
          data: Tag[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          data: (Tombstone | Tag)[];
          meta: {
            changes: Changes;
          };
          links: ChangeLinks;
        };
  };
  "GET /tags/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: Tag;
      meta: {};
      links: Links;
    };
  };
  "GET /ingredients": {
    query: {
      page?: string;
      size?: string;
      updated_since?: string;
      after?: string;
      month?: string;
    };
    answer:
      | {
          data: IngredientLink[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          data: (Tombstone | IngredientLink)[];
          meta: {
            changes: Changes;
          };
          links: ChangeLinks;
        };
  };
  "GET /ingredients/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: Ingredient;
      meta: {};
      links: Links;
    };
  };
  "GET /users/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: Profile;
      meta: {};
      links: Links;
    };
  };
  "GET /search/suggestions": {
    query: {
      search?: string;
      locale?: string;
    };
    answer: {
      data: {
        items: {
          title: string;
          /**
           * Path of a page of the site.
           */
          href: string;
          note: string;
          /**
           * Start and end of what matches in the title.
           */
          marks: [number, number][];
          picture: string | null;
          spokenNote: string;
        }[];
        /**
         * Nothing matches all words; the items come closest.
         */
        areClosest: boolean;
        /**
         * Ingredients, categories, questions of the hotline.
         */
        topics: Suggestion[];
      };
      meta: {};
      links: Links;
    };
  };
  "GET /ingredients/suggestions": {
    query: {
      q?: string;
      locale?: string;
      for?: string;
    };
    answer: {
      data: {
        slug: string;
        title: string;
      }[];
      meta: {};
      links: Links;
    };
  };
  "GET /feed": {
    answer: {
      data: FeedModule[];
      meta: {};
      links: Links;
    };
  };
  "GET /feed-reduced": {
    answer: {
      data: ReducedFeedModule[];
      meta: {};
      links: Links;
    };
  };
  "GET /content-collections": {
    query: {
      page?: string;
      size?: string;
      updated_since?: string;
      after?: string;
    };
    answer:
      | {
          data: ReducedFeedModule[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          data: (Tombstone | ReducedFeedModule)[];
          meta: {
            changes: Changes;
          };
          links: ChangeLinks;
        };
  };
  "GET /content-collections/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: FeedModule;
      meta: {};
      links: Links;
    };
  };
  "GET /shopping-tips": {
    query: {
      tips_per_category?: string;
    };
    answer: {
      data: ShoppingTipTheme[];
      meta: {};
      links: Links;
    };
  };
  "GET /oembed": {
    query: {
      url: string;
      maxwidth?: string;
      maxheight?: string;
      format?: string;
    };
    answer: Embed;
  };
  "POST /register": {
    body: {
      name: string;
      email: string;
      password: string;
      terms: true;
      newsletter?: boolean;
      locale?: "de" | "en";
    };
    answer: {
      data: {
        sent: true;
      };
      meta: {};
      links: Links;
    };
  };
  "POST /authenticate/credentials": {
    body: {
      email: string;
      password: string;
    };
    answer: {
      data: SignedInUser;
      meta: {};
      links: Links;
    };
  };
  "POST /authenticate/google": {
    body: {
      token: string;
      nonce?: string;
    };
    answer: {
      data: SignedInUser;
      meta: {};
      links: Links;
    };
  };
  "POST /authenticate/facebook": {
    body: {
      token: string;
      nonce?: string;
    };
    answer: {
      data: SignedInUser;
      meta: {};
      links: Links;
    };
  };
  "POST /authenticate/appleid": {
    body: {
      token: string;
      nonce?: string;
    };
    answer: {
      data: SignedInUser;
      meta: {};
      links: Links;
    };
  };
  "DELETE /authenticate": {
    answer: null;
  };
  "POST /password/forgot": {
    body: {
      email: string;
      locale?: "de" | "en";
    };
    answer: {
      data: {
        sent: true;
      };
      meta: {};
      links: Links;
    };
  };
  "POST /password/reset": {
    body: {
      token: string;
      password: string;
    };
    answer: {
      data: SignedInUser;
      meta: {};
      links: Links;
    };
  };
  "GET /users/me": {
    answer: {
      data: SessionUser;
      meta: {};
      links: Links;
    };
  };
  "PUT /users/me": {
    body: {
      name?: string;
      bio?: string;
      website?: string | null;
      locale?: "de" | "en";
      units?: "metric" | "us";
      picture_id?: string | null;
    };
    answer: {
      data: SessionUser;
      meta: {};
      links: Links;
    };
  };
  "DELETE /users/me": {
    body: {
      word?: string;
      password?: string;
      keeps_comments?: boolean;
    };
    answer: null;
  };
  "GET /users/me/export": {
    answer: null;
  };
  "POST /users/me/images": {
    answer: {
      data: Picture;
      meta: {};
      links: Links;
    };
  };
  "POST /users/comments/images": {
    answer: {
      data: Picture;
      meta: {};
      links: Links;
    };
  };
  "POST /users/me/picture": {
    answer: null;
  };
  "GET /users/me/item-states": {
    query: {
      ids: string;
    };
    answer: {
      data: {
        id: string;
        isLiked: boolean;
        likeCount: number;
        isSaved: boolean;
        isFollowed: boolean;
        isAdapted: boolean;
      }[];
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/comments": {
    query: {
      item: string;
      ids?: string;
      locale?: "de" | "en";
    };
    answer: {
      data: {
        states: {
          id: string;
          isLiked: boolean;
          isOwn: boolean;
          likeCount: number;
          editableVersion: number;
          editableUntil: string | null;
        }[];
        editable: OwnComment[];
        pending: OwnComment[];
      };
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/invoices/{id}": {
    path: {
      id: string;
    };
    answer: null;
  };
  "GET /users/me/cookbooks/{id}/pdf": {
    path: {
      id: string;
    };
    query: {
      locale?: string;
    };
    answer: null;
  };
  "GET /users/me/events": {
    answer: null;
  };
  "GET /personalization": {
    answer: {
      data: {
        options: QuizQuestion[];
        preferences: Preferences | null;
      };
      meta: {};
      links: Links;
    };
  };
  "GET /personalization/options": {
    answer: {
      data: QuizQuestion[];
      meta: {};
      links: Links;
    };
  };
  "GET /personalization/preferences": {
    answer: {
      data: Preferences | null;
      meta: {};
      links: Links;
    };
  };
  "PUT /personalization/preferences": {
    body: {
      goals?: ("quick" | "healthy" | "family" | "baking" | "guests" | "budget")[];
      diet?: ("omnivore" | "pescatarian" | "vegetarian" | "vegan") | null;
      cuisines?: (
        | "italian"
        | "asian"
        | "german"
        | "french"
        | "mexican"
        | "indian"
        | "greek"
        | "spanish"
        | "turkish"
        | "japanese"
        | "chinese"
        | "british"
        | "eastern-european"
      )[];
      intolerances?: ("gluten" | "lactose" | "low-carb")[];
    };
    answer: {
      data: Preferences | null;
      meta: {};
      links: Links;
    };
  };
  "DELETE /personalization/preferences": {
    answer: null;
  };
  "GET /users/me/likes/feed-items": {
    query: {
      page?: string;
      ids?: string;
    };
    answer:
      | {
          data: ContentCard[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          id: string;
        }[];
  };
  "POST /users/me/likes/feed-items": {
    body: {
      id: string;
    };
    answer: null;
  };
  "GET /users/me/likes": {
    query: {
      page?: string;
      ids?: string;
    };
    answer:
      | {
          data: ContentCard[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          id: string;
        }[];
  };
  "GET /likes": {
    query: {
      page?: string;
      ids?: string;
    };
    answer:
      | {
          data: ContentCard[];
          meta: {
            pagination: Pagination;
          };
          links: PageLinks;
        }
      | {
          id: string;
        }[];
  };
  "GET /profile-likes": {
    query: {
      page?: string;
    };
    answer: {
      data: ContentCard[];
      meta: {
        pagination: Pagination;
      };
      links: PageLinks;
    };
  };
  "DELETE /users/me/likes/feed-items/{id}": {
    path: {
      id: string;
    };
    answer: null;
  };
  "GET /users/me/rating": {
    query: {
      recipe: string;
    };
    answer: {
      data: {
        /**
         * 0 for one star, 1 for five; null without a rating.
         */
        rating: number | null;
        stars: number | null;
      };
      meta: {};
      links: Links;
    };
  };
  "PUT /users/me/rating": {
    body: {
      recipe: string;
      rating: 0 | 0.25 | 0.5 | 0.75 | 1;
    };
    answer: {
      data: {
        /**
         * 0 for one star, 1 for five; null without a rating.
         */
        rating: number | null;
        stars: number | null;
      };
      meta: {};
      links: Links;
    };
  };
  "POST /users/me/rating": {
    body: {
      recipe: string;
      rating: 0 | 0.25 | 0.5 | 0.75 | 1;
    };
    answer: {
      data: {
        /**
         * 0 for one star, 1 for five; null without a rating.
         */
        rating: number | null;
        stars: number | null;
      };
      meta: {};
      links: Links;
    };
  };
  "DELETE /users/me/rating": {
    query: {
      recipe: string;
    };
    answer: null;
  };
  "GET /users/me/note": {
    query: {
      recipe: string;
    };
    answer: {
      data: {
        /**
         * Empty without a note.
         */
        text: string;
      };
      meta: {};
      links: Links;
    };
  };
  "PUT /users/me/note": {
    body: {
      recipe: string;
      text: string;
    };
    answer: {
      data: {
        /**
         * Empty without a note.
         */
        text: string;
      };
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/cookbooks": {
    query: {
      page?: string;
      size?: string;
      item?: string;
    };
    answer: {
      data: Cookbook[];
      meta: {
        pagination: Pagination;
      };
      links: PageLinks;
    };
  };
  "POST /users/me/cookbooks": {
    body: {
      title: string;
      summary?: string;
      visibility?: "private" | "unlisted" | "public";
      item?: string;
    };
    answer: {
      data: Cookbook;
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/cookbooks/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: Cookbook;
      meta: {};
      links: Links;
    };
  };
  "PUT /users/me/cookbooks/{id}": {
    path: {
      id: string;
    };
    body: {
      title?: string;
      summary?: string;
      visibility?: "private" | "unlisted" | "public";
    };
    answer: {
      data: Cookbook;
      meta: {};
      links: Links;
    };
  };
  "DELETE /users/me/cookbooks/{id}": {
    path: {
      id: string;
    };
    answer: null;
  };
  "POST /users/me/cookbooks/{id}/restore": {
    path: {
      id: string;
    };
    answer: null;
  };
  "GET /users/me/cookbooks/{id}/items": {
    path: {
      id: string;
    };
    query: {
      page?: string;
      size?: string;
    };
    answer: {
      data: {
        id: string;
        note: string | null;
        saved: string;
        item: ContentCard | null;
      }[];
      meta: {
        pagination: Pagination;
      };
      links: PageLinks;
    };
  };
  "POST /users/me/cookbooks/{id}/items": {
    path: {
      id: string;
    };
    body: {
      id: string;
      from?: string;
    };
    answer: null;
  };
  "PUT /users/me/cookbooks/{id}/items/{itemId}": {
    path: {
      id: string;
      itemId: string;
    };
    body: {
      note?: string;
      cookbook?: string;
    };
    answer: null;
  };
  "DELETE /users/me/cookbooks/{id}/items/{itemId}": {
    path: {
      id: string;
      itemId: string;
    };
    answer: null;
  };
  "PUT /users/me/cookbooks/{id}/order": {
    path: {
      id: string;
    };
    body: {
      ids: string[];
    };
    answer: null;
  };
  "PUT /users/me/cookbooks/{id}/cover": {
    path: {
      id: string;
    };
    body: {
      item: string | null;
    };
    answer: null;
  };
  "POST /users/me/cookbooks/{id}/cover": {
    path: {
      id: string;
    };
    answer: null;
  };
  "DELETE /users/me/cookbooks/{id}/cover": {
    path: {
      id: string;
    };
    answer: null;
  };
  "GET /users/me/shopping-list": {
    answer: {
      data: ShoppingItem[];
      meta: {};
      links: Links;
    };
  };
  "DELETE /users/me/shopping-list": {
    answer: null;
  };
  "POST /users/me/shopping-list/items": {
    body: {
      items: {
        id: string;
        ingredient?: string | null;
        recipe?: string | null;
        amount?: number | null;
        unit?: string | null;
        text?: string;
        ticked?: boolean;
      }[];
    };
    answer: null;
  };
  "PUT /users/me/shopping-list/items/{itemId}": {
    path: {
      itemId: string;
    };
    body: {
      amount?: number;
      text?: string;
      ticked?: boolean;
    };
    answer: null;
  };
  "DELETE /users/me/shopping-list/items/{itemId}": {
    path: {
      itemId: string;
    };
    answer: null;
  };
  "GET /users/me/recipes": {
    query: {
      page?: string;
      state?: "draft" | "submitted" | "rejected" | "live" | "scheduled" | "expired";
    };
    answer: {
      data: OwnRecipe[];
      meta: {
        pagination: Pagination;
      };
      links: PageLinks;
    };
  };
  "POST /users/me/recipes": {
    body: {
      title?: {
        de?: string;
        en?: string;
      };
      summary?: {
        de?: string;
        en?: string;
      };
      language?: "de" | "en";
      difficulty?: "unknown" | "easy" | "medium" | "hard";
      servings?: {
        amount?: number | null;
        type?: "portion" | "piece";
      };
      duration?: {
        preparation?: number | null;
        baking?: number | null;
        resting?: number | null;
      };
      pictureId?: string | null;
      groups?: {
        heading?: {
          de?: string;
          en?: string;
        };
        ingredients?: {
          id: string;
          ingredientId?: string | null;
          name?: string;
          amount?: number | null;
          amountMax?: number | null;
          unit?: string | null;
          characteristic?: {
            de?: string;
            en?: string;
          };
          addition?: {
            de?: string;
            en?: string;
          };
        }[];
      }[];
      utensils?: {
        utensilId: string;
        amount?: number | null;
        size?: {
          de?: string;
          en?: string;
        };
      }[];
      steps?: {
        id: string;
        heading?: {
          de?: string;
          en?: string;
        };
        text?: {
          de?: string;
          en?: string;
        };
        tip?: {
          de?: string;
          en?: string;
        };
        pictureId?: string | null;
        videoId?: string | null;
        ingredients?: {
          id: string;
          amount?: number | null;
        }[];
        utensilIds?: string[];
      }[];
      chefsNote?: {
        de?: string;
        en?: string;
      };
      tagIds?: string[];
      source?: {
        url?: string | null;
        siteName?: string;
        author?: string;
      } | null;
      isBilingual?: boolean;
    };
    answer: {
      data: SavedRecipe;
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/recipes/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: RecipeDraft;
      meta: {};
      links: Links;
    };
  };
  "PUT /users/me/recipes/{id}": {
    path: {
      id: string;
    };
    body: {
      version: number;
      content: {
        title?: {
          de?: string;
          en?: string;
        };
        summary?: {
          de?: string;
          en?: string;
        };
        language?: "de" | "en";
        difficulty?: "unknown" | "easy" | "medium" | "hard";
        servings?: {
          amount?: number | null;
          type?: "portion" | "piece";
        };
        duration?: {
          preparation?: number | null;
          baking?: number | null;
          resting?: number | null;
        };
        pictureId?: string | null;
        groups?: {
          heading?: {
            de?: string;
            en?: string;
          };
          ingredients?: {
            id: string;
            ingredientId?: string | null;
            name?: string;
            amount?: number | null;
            amountMax?: number | null;
            unit?: string | null;
            characteristic?: {
              de?: string;
              en?: string;
            };
            addition?: {
              de?: string;
              en?: string;
            };
          }[];
        }[];
        utensils?: {
          utensilId: string;
          amount?: number | null;
          size?: {
            de?: string;
            en?: string;
          };
        }[];
        steps?: {
          id: string;
          heading?: {
            de?: string;
            en?: string;
          };
          text?: {
            de?: string;
            en?: string;
          };
          tip?: {
            de?: string;
            en?: string;
          };
          pictureId?: string | null;
          videoId?: string | null;
          ingredients?: {
            id: string;
            amount?: number | null;
          }[];
          utensilIds?: string[];
        }[];
        chefsNote?: {
          de?: string;
          en?: string;
        };
        tagIds?: string[];
        source?: {
          url?: string | null;
          siteName?: string;
          author?: string;
        } | null;
        isBilingual?: boolean;
      };
    };
    answer: {
      data: SavedRecipe;
      meta: {};
      links: Links;
    };
  };
  "DELETE /users/me/recipes/{id}": {
    path: {
      id: string;
    };
    answer: null;
  };
  "POST /users/me/recipes/{id}/submit": {
    path: {
      id: string;
    };
    body: {
      version: number;
    };
    answer: {
      data: {
        state: "submitted" | "accepted";
        recipe_id: string | null;
      };
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/adaptations": {
    query: {
      page?: string;
    };
    answer: {
      data: ListedAdaptation[];
      meta: {
        pagination: Pagination;
      };
      links: PageLinks;
    };
  };
  "POST /users/me/adaptations": {
    body: {
      recipe: string;
      content: {
        ingredients?: {
          base: {
            ingredientId: string;
            occurrence: number;
            quantity: {
              amount?: number | null;
              amountMax?: number | null;
              unit?: string | null;
            };
            name?: string;
          };
          quantity?: {
            amount?: number | null;
            amountMax?: number | null;
            unit?: string | null;
          } | null;
          swap?: {
            ingredientId: string | null;
            name?: string;
          } | null;
          isOmitted?: boolean;
        }[];
        added?: {
          ingredientId: string | null;
          name?: string;
          quantity: {
            amount?: number | null;
            amountMax?: number | null;
            unit?: string | null;
          };
          addition?: string;
        }[];
        steps?: {
          base: {
            position: number;
            locale: "de" | "en";
            text: string;
          };
          text?: string;
          note?: string;
        }[];
        tries?: {
          date: string;
          rating?: number | null;
          note?: string;
        }[];
      };
    };
    answer: {
      data: SavedAdaptation;
      meta: {};
      links: Links;
    };
  };
  "GET /users/me/adaptations/{id}": {
    path: {
      id: string;
    };
    answer: {
      data: {
        recipe_id: string;
        /**
         * To be sent with the next change; 0 when nothing is left to store.
         */
        version: number;
        updated: string;
        content: {
          ingredients: {
            base: {
              ingredientId: string;
              occurrence: number;
              quantity: {
                amount: number | null;
                amountMax: number | null;
                unit: string | null;
              };
              name: string;
            };
            quantity: {
              amount: number | null;
              amountMax: number | null;
              unit: string | null;
            } | null;
            swap: {
              ingredientId: string | null;
              name: string;
            } | null;
            isOmitted: boolean;
          }[];
          added: {
            ingredientId: string | null;
            name: string;
            quantity: {
              amount: number | null;
              amountMax: number | null;
              unit: string | null;
            };
            addition: string;
          }[];
          steps: {
            base: {
              position: number;
              locale: "de" | "en";
              text: string;
            };
            text: string;
            note: string;
          }[];
          tries: {
            date: string;
            rating: number | null;
            note: string;
          }[];
        };
      };
      meta: {};
      links: Links;
    };
  };
  "PUT /users/me/adaptations/{id}": {
    path: {
      id: string;
    };
    body: {
      version: number;
      content: {
        ingredients?: {
          base: {
            ingredientId: string;
            occurrence: number;
            quantity: {
              amount?: number | null;
              amountMax?: number | null;
              unit?: string | null;
            };
            name?: string;
          };
          quantity?: {
            amount?: number | null;
            amountMax?: number | null;
            unit?: string | null;
          } | null;
          swap?: {
            ingredientId: string | null;
            name?: string;
          } | null;
          isOmitted?: boolean;
        }[];
        added?: {
          ingredientId: string | null;
          name?: string;
          quantity: {
            amount?: number | null;
            amountMax?: number | null;
            unit?: string | null;
          };
          addition?: string;
        }[];
        steps?: {
          base: {
            position: number;
            locale: "de" | "en";
            text: string;
          };
          text?: string;
          note?: string;
        }[];
        tries?: {
          date: string;
          rating?: number | null;
          note?: string;
        }[];
      };
    };
    answer: {
      data: SavedAdaptation;
      meta: {};
      links: Links;
    };
  };
  "DELETE /users/me/adaptations/{id}": {
    path: {
      id: string;
    };
    answer: null;
  };
  "GET /users/comments": {
    query: {
      feed_item?: string;
      parent?: string;
      sort?: "helpful" | "newest";
      kind?: "comment" | "question" | "tip";
      after?: string;
    };
    answer: {
      data: {
        comments: Comment[];
        next: string | null;
      };
      meta: {};
      links: Links;
    };
  };
  "POST /users/comments": {
    body: {
      comment: string;
      feed_item: string;
      parent?: string;
      kind?: "comment" | "question" | "tip";
      /**
       * From `POST /users/comments/images`.
       */
      image_ids?: string[];
    };
    answer: {
      data: {
        id: string;
        /**
         * `held` until an editor approves it.
         */
        state: string;
        reasons: string[];
        version: number;
      };
      meta: {};
      links: Links;
    };
  };
  "POST /users/me/likes/comments": {
    body: {
      id: string;
    };
    answer: null;
  };
  "DELETE /users/me/likes/comments/{id}": {
    path: {
      id: string;
    };
    answer: null;
  };
  "POST /report/abuse": {
    body: {
      recipe?: string;
      story?: string;
      comment?: string;
      cookbook?: string;
      user?: string;
      reason:
        "sexual" | "harassment" | "violence" | "hate" | "self_harm" | "spam" | "copyright" | "allergen_error" | "other";
      text?: string;
      email?: string;
      locale?: "de" | "en";
    };
    answer: {
      data: {
        reference: string;
      };
      meta: {};
      links: Links;
    };
  };
  "POST /email-newsletter": {
    body: {
      email: string;
      language: "de" | "en";
    };
    answer: null;
  };
  "POST /fb-events": {
    body: {
      eventName:
        "PageView" | "Lead" | "CompleteRegistration" | "Subscribe" | "StartTrial" | "InitiateCheckout" | "Purchase";
      eventId: string;
      enableStandardPixel?: boolean;
      products?: {
        sku: string;
        quantity: number;
      }[];
      value?: number;
      currency?: string;
      emails?: string[];
      phones?: string[];
      firstName?: string;
      lastName?: string;
      country?: string;
      city?: string;
      zipCode?: string;
      testEventCode?: string;
      userAgent: string;
      sourceUrl: string;
    };
    answer: null;
  };
}
export interface ContentCard {
  id: string;
  /**
   * The same as `id`; the name that analytics uses.
   */
  content_id: string;
  type: "recipe" | "article";
  slug: string;
  title: string;
  /**
   * The page of the site.
   */
  url: string;
  image: Image | null;
  user_reactions: {
    like_count: number;
  };
  publishing: Publishing;
  author: Author;
  duration?: Duration;
  tags?: Tag[];
  video?: {
    id: string;
  };
}
export interface Image {
  id?: string;
  /**
   * Absolute and signed; the width in it is fixed.
   */
  url: string;
  width: number;
  height: number;
  alt?: string;
}
export interface Publishing {
  state: "draft" | "submitted" | "rejected" | "live";
  created?: string;
  published: string | null;
  updated?: string;
}
export interface Author {
  name: string;
  slug: string;
  new_type: "community" | "contributor" | "partner" | "editor" | "admin";
  image: Image | null;
  occupation?: string;
  bio?: string;
  website?: string | null;
  url?: string;
}
/**
 * Minutes.
 */
export interface Duration {
  preparation: number;
  baking: number;
  resting: number;
}
export interface Tag {
  id?: string;
  /**
   * The same in both languages.
   */
  key?: string;
  slug: string;
  title: string;
  type: string;
  is_hidden: false;
  url?: string;
  /**
   * Public items with this tag; 1001 stands for more than 1000.
   */
  count?: number;
  summary?: string;
}
export interface Pagination {
  page: number;
  pages: number;
  /**
   * Entries of the list; of a long one, whose `links.last` is null, at least as many.
   */
  count: number;
}
export interface PageLinks {
  self: string;
  first: string;
  /**
   * Null for a long list: follow `next`.
   */
  last: string | null;
  next: string | null;
  /**
   * Null also where the page before is not found by its number.
   */
  prev: string | null;
}
export interface Tombstone {
  id: string;
  deleted: true;
  updated: string;
}
export interface Changes {
  /**
   * The next `updated_since`, once there is no next page.
   */
  until: string;
}
export interface ChangeLinks {
  self: string;
  next: string | null;
}
export interface Recipe {
  type: "recipe";
  id: string;
  /**
   * The same as `id`; the name that analytics uses.
   */
  content_id: string;
  slug: string;
  title: string;
  summary: string;
  /**
   * The page of the site.
   */
  url: string;
  is_sponsored: boolean;
  image: Image | null;
  author: Author;
  publishing: Publishing;
  tags: Tag[];
  meta: {
    title: string | null;
    description: string | null;
    /**
     * The page per language.
     */
    hreflang: {
      [k: string]: string;
    };
  };
  chefs_note: string;
  difficulty: "unknown" | "easy" | "medium" | "hard";
  duration: Duration;
  servings: {
    amount: number;
    type: "portion" | "piece";
  };
  /**
   * Per serving, in kcal and grams.
   */
  nutrition: {
    calories: number;
    fat: number;
    protein: number;
    carbohydrate: number;
  } | null;
  oven_celsius: number | null;
  /**
   * Where it comes from; null for a recipe of the author's own.
   */
  source: {
    url: string | null;
    /**
     * Of the website, book or magazine; may be empty.
     */
    title: string;
    /**
     * May be empty.
     */
    author: string;
  } | null;
  ingredients: {
    title: string;
    list: RecipeIngredient[];
  }[];
  utensils: RecipeUtensil[];
  steps: RecipeStep[];
  categories: {
    main: CategoryLink | null;
    additional: CategoryLink[];
  };
  video: Video | null;
  user_reactions: {
    like_count: number;
    /**
     * 0 is one star, 1 five; null without ratings.
     */
    rating: number | null;
    rating_count: number;
  };
}
export interface RecipeIngredient {
  name: Names;
  /**
   * Beside US amounts, where it differs.
   */
  us_name?: {
    one: string;
    many: string;
  };
  measurement: {
    metric: Measure;
    imperial: Measure1;
  };
  characteristic: string;
  additional_information: string;
  /**
   * The page of the ingredient.
   */
  url: string | null;
}
export interface Names {
  one: string;
  many: string;
  /**
   * As the amount demands.
   */
  rendered: string;
}
export interface Measure {
  amount: number | null;
  /**
   * Upper end of a range.
   */
  amount_max: number | null;
  /**
   * Null for counted pieces.
   */
  unit: {
    code: string;
    name: string;
  } | null;
  /**
   * A smaller measure to add.
   */
  plus?: {
    amount: number;
    unit: string;
  };
}
/**
 * What a US recipe prints; the metric amount where both are the same.
 */
export interface Measure1 {
  amount: number | null;
  /**
   * Upper end of a range.
   */
  amount_max: number | null;
  /**
   * Null for counted pieces.
   */
  unit: {
    code: string;
    name: string;
  } | null;
  /**
   * A smaller measure to add.
   */
  plus?: {
    amount: number;
    unit: string;
  };
}
export interface RecipeUtensil {
  id: string;
  name: string;
  amount: number | null;
  size: string;
}
export interface RecipeStep {
  headline: string;
  text: string;
  tip: string | null;
  image: Image | null;
  video: Video | null;
  ingredients: RecipeIngredient[];
  utensils: RecipeUtensil[];
}
export interface Video {
  id: string;
  title: string;
  /**
   * Seconds.
   */
  duration: number;
  width: number;
  height: number;
  url: string;
  poster: Image;
}
export interface CategoryLink {
  id?: string;
  title: string;
  slug: string;
  url: string;
}
export interface Links {
  self: string;
}
export interface Article {
  type: "article";
  id: string;
  /**
   * The same as `id`; the name that analytics uses.
   */
  content_id: string;
  slug: string;
  title: string;
  summary: string;
  /**
   * The page of the site.
   */
  url: string;
  is_sponsored: boolean;
  image: Image | null;
  author: Author;
  publishing: Publishing;
  tags: Tag[];
  meta: {
    title: string | null;
    description: string | null;
    /**
     * The page per language.
     */
    hreflang: {
      [k: string]: string;
    };
  };
  story_type: "article" | "static_page" | "shopping_tip" | "news";
  /**
   * Groups shopping tips.
   */
  theme: string | null;
  reading_minutes: number;
  content: Block[];
  categories: {
    main: CategoryLink | null;
  };
  user_reactions: {
    like_count: number;
  };
}
export interface Category {
  id: string;
  /**
   * The same in both languages.
   */
  key: string;
  kind: "group" | "entry" | "special";
  parent_id: string | null;
  slug: string;
  title: string;
  summary: string;
  url: string;
  image: Image | null;
}
export interface IngredientLink {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /**
   * Months in which it is in season.
   */
  season: number[];
  url: string;
}
export interface Ingredient {
  id: string;
  slug: string;
  title: string;
  summary: string;
  /**
   * Months in which it is in season.
   */
  season: number[];
  url: string;
  /**
   * The same in both languages.
   */
  key: string;
  /**
   * As it appears within a sentence.
   */
  name: string;
  /**
   * Paragraphs separated by blank lines.
   */
  body: string;
  storage: string;
  substitutes: string;
  is_staple: boolean;
  /**
   * Per 100 g, in kcal and grams.
   */
  nutrition: {
    calories: number;
    fat: number;
    protein: number;
    carbohydrate: number;
  };
  image: Image | null;
}
export interface Profile {
  id: string;
  slug: string;
  name: string;
  new_type: "community" | "contributor" | "partner" | "editor" | "admin";
  occupation: string;
  bio: string;
  website: string | null;
  url: string;
  image: Image | null;
  recipe_count: number;
  article_count: number;
}
export interface Suggestion {
  title: string;
  /**
   * Path of a page of the site.
   */
  href: string;
  note: string;
  /**
   * Start and end of what matches in the title.
   */
  marks: [number, number][];
}
export interface FeedModule {
  id: string;
  type: string;
  title?: string;
  text?: string;
  is_sponsored?: boolean;
  items?: ContentCard[];
  authors?: Profile[];
  categories?: Category[];
  links?: {
    title: string;
    text: string;
    url: string;
  }[];
  /**
   * Suggested searches.
   */
  terms?: string[];
  video_id?: string;
  /**
   * Place of an advertisement.
   */
  slot?: string;
}
export interface ReducedFeedModule {
  id: string;
  type: string;
  title?: string;
  /**
   * Recipes and articles; empty where the module has none.
   */
  item_ids: string[];
}
export interface ShoppingTipTheme {
  theme: string;
  tips: ContentCard[];
}
export interface SignedInUser {
  id: string;
  slug: string;
  name: string;
  new_type: "community" | "contributor" | "partner" | "editor" | "admin";
  is_premium: boolean;
  newsletter_opt_in: boolean;
  /**
   * Null until chosen.
   */
  locale: ("de" | "en") | null;
  /**
   * Null until chosen.
   */
  units: ("metric" | "us") | null;
  /**
   * A new account to which the quiz was not offered yet.
   */
  is_quiz_due: boolean;
  open_shopping_items: number;
  has_household_list: boolean;
  picture: {
    id: string;
    width: number;
    height: number;
    /**
     * A tiny picture as a `data:` address.
     */
    placeholder: string;
    alt: string;
    src: string;
  } | null;
  /**
   * Shown once, valid for 90 days, and for 30 without use: for the header `X-User-Token`.
   */
  user_token: string;
}
export interface SessionUser {
  id: string;
  slug: string;
  name: string;
  new_type: "community" | "contributor" | "partner" | "editor" | "admin";
  is_premium: boolean;
  newsletter_opt_in: boolean;
  /**
   * Null until chosen.
   */
  locale: ("de" | "en") | null;
  /**
   * Null until chosen.
   */
  units: ("metric" | "us") | null;
  /**
   * A new account to which the quiz was not offered yet.
   */
  is_quiz_due: boolean;
  open_shopping_items: number;
  has_household_list: boolean;
  picture: {
    id: string;
    width: number;
    height: number;
    /**
     * A tiny picture as a `data:` address.
     */
    placeholder: string;
    alt: string;
    src: string;
  } | null;
}
export interface Picture {
  id: string;
  width: number;
  height: number;
  /**
   * A tiny picture as a `data:` address.
   */
  placeholder: string;
  alt: string;
}
export interface OwnComment {
  id: string;
  parentId: string | null;
  text: string;
  photos: {
    id: string;
    src: string;
  }[];
  state: "visible" | "held" | "hidden";
  hideReason: string;
  editableVersion: number;
}
export interface QuizQuestion {
  /**
   * The field of the preferences.
   */
  key: string;
  title: string;
  selection: "multi" | "single";
  options: {
    key: string;
    title: string;
  }[];
}
export interface Preferences {
  goals: ("quick" | "healthy" | "family" | "baking" | "guests" | "budget")[];
  diet: ("omnivore" | "pescatarian" | "vegetarian" | "vegan") | null;
  /**
   * Keys of categories.
   */
  cuisines: string[];
  intolerances: ("gluten" | "lactose" | "low-carb")[];
}
export interface Cookbook {
  id: string;
  title: string;
  summary: string;
  visibility: "private" | "unlisted" | "public";
  /**
   * Null while private; an unlisted one is read by everyone who has it.
   */
  url: string | null;
  image: {
    url: string;
    width: number;
    height: number;
  } | null;
  count: number;
  publishing: {
    created: string;
    updated: string;
  };
  /**
   * With `item` in the query.
   */
  has_item?: boolean;
}
export interface ShoppingItem {
  id: string;
  /**
   * Of an own entry: what was read from its text.
   */
  ingredient: {
    id: string;
    aisle: "produce" | "bakery" | "chilled" | "meatAndFish" | "storeCupboard" | "baking" | "spices" | "drinks";
    names: {
      de: {
        one: string;
        many: string;
      };
      en: {
        one: string;
        many: string;
      };
    };
    /**
     * Weight of one piece; null where it is not known.
     */
    piece_grams: number | null;
    /**
     * How US recipes measure and name it.
     */
    us?: {
      /**
       * In g/ml.
       */
      density: number | null;
      form:
        | (
            | "stick"
            | "leavener"
            | "fresh-yeast"
            | "dry-yeast"
            | "weight"
            | "cups"
            | "fluid-ounces"
            | "tomato-can"
            | "bean-can"
            | "inch"
            | "egg"
            | "weighed-spoons"
          )
        | null;
      names: {
        de?: {
          one: string;
          many: string;
        };
        en?: {
          one: string;
          many: string;
        };
      };
    };
  } | null;
  /**
   * An own entry as it was sent.
   */
  text: string;
  amount: number | null;
  /**
   * Units are those of recipes, or of shops; null for pieces.
   */
  unit: string | null;
  recipe: {
    id: string;
    titles: {
      de?: string;
      en?: string;
    };
    hrefs: {
      de?: string;
      en?: string;
    };
    picture: string | null;
  } | null;
  ticked: boolean;
}
export interface OwnRecipe {
  state: "draft" | "submitted" | "rejected" | "live" | "scheduled" | "expired";
  /**
   * Of the draft; null for a published recipe without an open one.
   */
  id: string | null;
  /**
   * Null before the first publication.
   */
  recipe_id: string | null;
  title: string;
  image: Image | null;
  changed: string;
}
export interface SavedRecipe {
  id: string;
  /**
   * To be sent with the next change.
   */
  version: number;
  saved: string;
}
export interface RecipeDraft {
  id: string;
  /**
   * To be sent with the next change.
   */
  version: number;
  saved: string;
  state: "draft" | "submitted" | "rejected" | "accepted";
  recipe_id: string | null;
  submitted: string | null;
  rejection: {
    reason: string;
    notes: {
      [k: string]: string;
    };
  } | null;
  /**
   * As it was sent to `PUT`.
   */
  content: {
    [k: string]: unknown;
  };
}
export interface ListedAdaptation {
  recipe_id: string;
  title: string;
  /**
   * Of the recipe's page; null while readers do not see it.
   */
  url: string | null;
  image: Image | null;
  updated: string;
}
export interface SavedAdaptation {
  recipe_id: string;
  /**
   * To be sent with the next change; 0 when nothing is left to store.
   */
  version: number;
}
export interface Comment {
  id: string;
  parent: string | null;
  kind: "comment" | "question" | "tip";
  /**
   * Plain text; empty when it was deleted.
   */
  comment: string;
  locale: "de" | "en";
  created: string;
  is_edited: boolean;
  is_deleted: boolean;
  user_reactions: {
    like_count: number;
  };
  reply_count: number;
  author: Author | null;
  images: Image[];
  /**
   * The oldest replies.
   */
  recent_answers?: Comment[];
}
