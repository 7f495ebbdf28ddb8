-- What is taken back is taken from the day it was made, so that a reader who does and undoes the
-- same again and again counts once. In the order of the keys, as `count_daily` counts.
create function uncount_daily() returns trigger
language plpgsql
as $$
begin
  with taken_back as (
    select (created_at at time zone 'Europe/Berlin')::date as day, item_id, count(*)::integer as count
    from removed group by 1, 2
  ), remaining as (
    select day, item_id, item_statistics.count - taken_back.count as count
    from item_statistics join taken_back using (day, item_id)
    where measure = tg_argv[0]
    order by day, item_id
    for update of item_statistics
  ), emptied as (
    delete from item_statistics using remaining
    where (item_statistics.day, item_statistics.item_id) = (remaining.day, remaining.item_id)
      and measure = tg_argv[0] and remaining.count <= 0
  )
  update item_statistics set count = remaining.count
  from remaining
  where (item_statistics.day, item_statistics.item_id) = (remaining.day, remaining.item_id)
    and measure = tg_argv[0] and remaining.count > 0;
  return null;
end
$$;
--> statement-breakpoint
create trigger likes_uncount_daily after delete on likes
referencing old table as removed
for each statement execute function uncount_daily('like');
--> statement-breakpoint
create trigger cookbook_items_uncount_daily after delete on cookbook_items
referencing old table as removed
for each statement execute function uncount_daily('save');
--> statement-breakpoint
create trigger ratings_uncount_daily after delete on ratings
referencing old table as removed
for each statement execute function uncount_daily('rating');
--> statement-breakpoint
-- Triggers fire in the order of their names: this one, like `comments_count_daily`, before that of
-- the replies, so that no two statements wait for each other.
create trigger comments_count_daily_removed after delete on comments
referencing old table as removed
for each statement execute function uncount_daily('comment');
