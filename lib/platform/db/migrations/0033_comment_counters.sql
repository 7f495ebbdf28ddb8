-- comments.like_count is the number of rows in comment_likes, also after a cascade from users and a truncate.
create function update_comment_like_counts() returns trigger
language plpgsql
as $$
declare
  step constant integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  -- Locking in the order of the ids keeps two statements that touch many comments from a deadlock.
  perform from comments where id in (select comment_id from changed) order by id for no key update;
  update comments
  set like_count = like_count + step * change.size
  from (select comment_id, count(*) as size from changed group by comment_id) as change
  where comments.id = change.comment_id;
  return null;
end
$$;
--> statement-breakpoint
create trigger comment_likes_count_added after insert on comment_likes
referencing new table as changed
for each statement execute function update_comment_like_counts();
--> statement-breakpoint
create trigger comment_likes_count_removed after delete on comment_likes
referencing old table as changed
for each statement execute function update_comment_like_counts();
--> statement-breakpoint
create function reset_comment_like_counts() returns trigger
language plpgsql
as $$
begin
  update comments set like_count = 0 where like_count > 0;
  return null;
end
$$;
--> statement-breakpoint
create trigger comment_likes_count_truncated after truncate on comment_likes
for each statement execute function reset_comment_like_counts();
--> statement-breakpoint
create function reject_comment_like_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'a like belongs to its comment: delete it and insert another one';
end
$$;
--> statement-breakpoint
create trigger comment_likes_reject_change before update of comment_id on comment_likes
for each row when (old.comment_id is distinct from new.comment_id) execute function reject_comment_like_change();
--> statement-breakpoint
-- comments.reply_count is the number of replies that are visible and not deleted.
create function update_reply_counts() returns trigger
language plpgsql
as $$
begin
  if tg_op <> 'INSERT' and old.state = 'visible' and old.deleted_at is null then
    update comments set reply_count = reply_count - 1 where id = old.parent_id;
  end if;
  if tg_op <> 'DELETE' and new.state = 'visible' and new.deleted_at is null then
    update comments set reply_count = reply_count + 1 where id = new.parent_id;
  end if;
  return null;
end
$$;
--> statement-breakpoint
create trigger comments_count_reply_added after insert on comments
for each row when (new.parent_id is not null) execute function update_reply_counts();
--> statement-breakpoint
create trigger comments_count_reply_removed after delete on comments
for each row when (old.parent_id is not null) execute function update_reply_counts();
--> statement-breakpoint
create trigger comments_count_reply_changed after update of state, deleted_at on comments
for each row when (
  new.parent_id is not null
  and (old.state = 'visible' and old.deleted_at is null) is distinct from (new.state = 'visible' and new.deleted_at is null)
) execute function update_reply_counts();
--> statement-breakpoint
create function reject_comment_move() returns trigger
language plpgsql
as $$
begin
  raise exception 'a comment stays at its item and its parent';
end
$$;
--> statement-breakpoint
create trigger comments_reject_move before update of item_id, parent_id on comments
for each row when (
  old.item_id is distinct from new.item_id or old.parent_id is distinct from new.parent_id
) execute function reject_comment_move();
--> statement-breakpoint
-- A write locks comments in the order of their ids, then likes. The deletion of an item does the same, so that
-- neither waits for the other.
create function lock_comments() returns trigger
language plpgsql
as $$
begin
  perform from comments where item_id = old.id order by id for update;
  return old;
end
$$;
--> statement-breakpoint
create trigger items_lock_comments before delete on items for each row execute function lock_comments();
