-- content_changes says when readers of the API last got to see something else; lib/api-resources/change-queries.ts reads it.
--
-- A transaction holds an advisory lock that names the second of its start before it writes a time, and until its commit is
-- visible. So a reader knows, without waiting, before which time nothing can appear any more: the earliest of these
-- seconds. The base is 2026-01-01, so that the number is an integer until 2094.
create function note_content_changes(scope text, ids uuid[]) returns void
language plpgsql
as $$
declare
  stamp timestamptz(3);
begin
  if ids is null then
    return;
  end if;
  perform pg_advisory_xact_lock_shared(1616, (floor(extract(epoch from now())) - 1767225600)::int);
  stamp := date_trunc('milliseconds', clock_timestamp());
  insert into content_changes (target_id, cause, kind, changed_at)
  select id, 'change', kind, stamp
  from (
    select id, type as kind from items
    where scope = 'item' and id = any(ids) and state = 'live' and published_at <= stamp
    union
    select id, 'category' from categories where scope = 'category' and id = any(ids)
    union
    select id, 'tag' from tags where scope = 'tag' and id = any(ids) and not is_hidden
    union
    select id, 'ingredient' from ingredients where scope = 'ingredient' and id = any(ids) and has_page
    union
    select id, 'collection' from feed_modules
    where scope = 'collection' and id = any(ids) and feed = 'home' and data ->> 'type' = 'collection'
      and (starts_at is null or starts_at <= stamp)
    union
    -- Gone, but known to readers.
    select target_id, kind from content_changes where target_id = any(ids) and changed_at <= stamp
  ) as shown
  order by id
  on conflict (target_id, cause) do update set changed_at = excluded.changed_at;

  delete from content_changes where target_id = any(ids) and cause <> 'change' and changed_at > stamp;
  insert into content_changes (target_id, cause, kind, changed_at)
  -- Rounded up: at the noted time the date has come.
  select id, cause, kind, date_trunc('milliseconds', due + interval '999 microseconds')
  from (
    select id, 'start' as cause, type as kind, published_at as due from items
    where scope = 'item' and id = any(ids) and state = 'live'
    union all
    select id, 'end', type, expires_at from items where scope = 'item' and id = any(ids) and state = 'live'
    union all
    select id, 'start', 'collection', starts_at from feed_modules
    where scope = 'collection' and id = any(ids) and feed = 'home' and data ->> 'type' = 'collection'
    union all
    select id, 'end', 'collection', ends_at from feed_modules
    where scope = 'collection' and id = any(ids) and feed = 'home' and data ->> 'type' = 'collection'
  ) as dates
  where due > stamp
  order by id
  on conflict (target_id, cause) do update set changed_at = excluded.changed_at;
end
$$;
--> statement-breakpoint
-- Arguments: the scope, the column with the id, and columns whose change readers do not see. A row that is stored again
-- as it was is no change.
create function handle_content_change() returns trigger
language plpgsql
as $$
declare
  ids uuid[];
begin
  if tg_op = 'UPDATE' then
    execute format(
      'select array_agg(distinct (row ->> %1$L)::uuid) from (
        (select to_jsonb(changed) - %2$L::text[] from changed except select to_jsonb(former) - %2$L::text[] from former)
        union all
        (select to_jsonb(former) - %2$L::text[] from former except select to_jsonb(changed) - %2$L::text[] from changed)
      ) as differing (row)', tg_argv[1], tg_argv[2]) into ids;
  else
    execute format('select array_agg(distinct %I) from changed', tg_argv[1]) into ids;
  end if;
  perform note_content_changes(tg_argv[0], ids);
  return null;
end
$$;
--> statement-breakpoint
do $$
declare
  source record;
  call text;
begin
  for source in
    select * from (values
      ('items', 'item', 'id', '{}'),
      ('item_texts', 'item', 'item_id', '{keywords}'),
      ('item_categories', 'item', 'item_id', '{published_at}'),
      ('item_tags', 'item', 'item_id', '{published_at}'),
      ('recipes', 'item', 'item_id', '{}'),
      ('recipe_texts', 'item', 'item_id', '{}'),
      ('recipe_ingredients', 'item', 'item_id', '{published_at}'),
      ('stories', 'item', 'item_id', '{}'),
      ('story_texts', 'item', 'item_id', '{}'),
      ('categories', 'category', 'id', '{}'),
      ('category_texts', 'category', 'category_id', '{}'),
      ('tags', 'tag', 'id', '{}'),
      ('tag_texts', 'tag', 'tag_id', '{}'),
      ('ingredients', 'ingredient', 'id', '{recipe_count}'),
      ('ingredient_texts', 'ingredient', 'ingredient_id', '{}'),
      ('feed_modules', 'collection', 'id', '{}')
    ) as sources (name, scope, id_column, unseen)
  loop
    call := format(
      'for each statement execute function handle_content_change(%L, %L, %L)',
      source.scope, source.id_column, source.unseen
    );
    execute format(
      'create trigger %1$I after insert on %2$I referencing new table as changed %3$s',
      source.name || '_note_insert', source.name, call
    );
    execute format(
      'create trigger %1$I after update on %2$I referencing old table as former new table as changed %3$s',
      source.name || '_note_update', source.name, call
    );
    execute format(
      'create trigger %1$I after delete on %2$I referencing old table as changed %3$s',
      source.name || '_note_delete', source.name, call
    );
  end loop;
end
$$;
--> statement-breakpoint
insert into content_changes (target_id, cause, kind, changed_at)
select id, 'change', type, date_trunc('milliseconds', least(updated_at, now())) from items where state = 'live' and published_at <= now()
union all
select id, 'start', type, date_trunc('milliseconds', published_at + interval '999 microseconds') from items
where state = 'live' and published_at is not null
union all
select id, 'end', type, date_trunc('milliseconds', expires_at + interval '999 microseconds') from items
where state = 'live' and expires_at is not null
union all
select id, 'change', 'category', now() from categories
union all
select id, 'change', 'tag', now() from tags where not is_hidden
union all
select id, 'change', 'ingredient', now() from ingredients where has_page
union all
select id, 'change', 'collection', now() from feed_modules
where feed = 'home' and data ->> 'type' = 'collection' and (starts_at is null or starts_at <= now())
union all
select id, 'start', 'collection', date_trunc('milliseconds', starts_at + interval '999 microseconds') from feed_modules
where feed = 'home' and data ->> 'type' = 'collection' and starts_at > now()
union all
select id, 'end', 'collection', date_trunc('milliseconds', ends_at + interval '999 microseconds') from feed_modules
where feed = 'home' and data ->> 'type' = 'collection' and ends_at > now();
