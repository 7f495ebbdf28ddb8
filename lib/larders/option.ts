/** What is offered while somebody types an ingredient. */
export interface Option {
  slug: string;
  title: string;
}
