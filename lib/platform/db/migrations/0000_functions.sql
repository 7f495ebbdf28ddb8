-- One spelling for search: "Kürbis", "Kuerbis", "KÜRBIS" and "Kurbis" all become "kurbis". Used on texts and on queries alike, so that
-- results depend neither on the locale of the server nor on the version of its German stemmer.
create function fold(value text, locale text) returns text
language sql immutable parallel safe strict
as $$
  select case
    when locale = 'de' then
      -- Without their umlauts these words are no stop words to the stemmer any more and would be asked for.
      regexp_replace(
        replace(replace(replace(folded, 'ae', 'a'), 'oe', 'o'), 'ue', 'u'),
        '\m(fur|uber|wahrend|wurden?|konnen|konnte|das+)\M', ' ', 'g'
      )
    else folded
  end
  from (
    select replace(replace(replace(replace(lower(bare), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'ø', 'o') as folded
    from (
      -- lower() knows these four in no database of locale C.
      select translate(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g'), 'ẞÆŒØ', 'ßæœø') as bare
    ) as stripped
  ) as lowered
$$;
--> statement-breakpoint
create function search_config(locale text) returns regconfig
language sql immutable parallel safe
as $$
  select case locale when 'de' then 'pg_catalog.german'::regconfig else 'pg_catalog.english'::regconfig end
$$;
