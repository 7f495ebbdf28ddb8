-- Whoever takes back a like or a rating holds its row and waits for the one that counts it. Whoever deletes an item takes them in the same
-- order: first all likes and ratings, then the count, so that neither waits for the other.
create function hold_reactions() returns trigger
language plpgsql
as $$
begin
  perform from likes where item_id = old.id order by user_id for update;
  perform from ratings where item_id = old.id order by user_id for update;
  return old;
end
$$;
--> statement-breakpoint
create trigger items_hold_reactions before delete on items for each row execute function hold_reactions();
