-- item_stats.like_count is the number of rows in likes, whoever adds or removes them: an insert, a cascade from users or items, a truncate.
create function open_item_stats() returns trigger
language plpgsql
as $$
begin
  insert into item_stats (item_id) select id from added on conflict do nothing;
  return null;
end
$$;
--> statement-breakpoint
create trigger items_open_stats after insert on items
referencing new table as added
for each statement execute function open_item_stats();
--> statement-breakpoint
create function count_likes() returns trigger
language plpgsql
as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Locking in the order of the ids keeps two statements that touch many items from waiting for each other in a circle.
  perform from item_stats where item_id in (select item_id from changed) order by item_id for no key update;
  update item_stats
  set like_count = like_count + step * change.size
  from (select item_id, count(*) as size from changed group by item_id) as change
  where item_stats.item_id = change.item_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger likes_count_added after insert on likes
referencing new table as changed
for each statement execute function count_likes();
--> statement-breakpoint
create trigger likes_count_removed after delete on likes
referencing old table as changed
for each statement execute function count_likes();
--> statement-breakpoint
create function forget_likes() returns trigger
language plpgsql
as $$
begin
  update item_stats set like_count = 0 where like_count > 0;
  return null;
end
$$;
--> statement-breakpoint
create trigger likes_count_truncated after truncate on likes
for each statement execute function forget_likes();
--> statement-breakpoint
create function refuse_moved_like() returns trigger
language plpgsql
as $$
begin
  raise exception 'a like stays with its item: delete it and insert another one';
end
$$;
--> statement-breakpoint
create trigger likes_stay before update of item_id on likes
for each row when (old.item_id is distinct from new.item_id) execute function refuse_moved_like();
