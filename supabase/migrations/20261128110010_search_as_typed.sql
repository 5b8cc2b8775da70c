-- Names as people type them: without the hooks of Ɓ Ɗ Ƙ Ƴ, with a straight apostrophe or none, with a hyphen, a dash or a space.
-- Hooks and strokes are no marks to Unicode, so no normal form takes them off.

-- How texts are compared. The same as src/lib/folded.ts: in small letters, without marks, apostrophes and what nobody sees, a
-- space for every dash, the letters of plain Latin for those that look like them, and digits for those of other scripts.
create or replace function private.folded(raw text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  plain text;
begin
  -- Most texts are plain, and ten times as fast this way.
  if octet_length(raw) = char_length(raw) then
    return lower(translate(raw, '-''`', ' ') collate "C");
  end if;
  plain := translate(
    -- Its normal form is a space with a mark.
    regexp_replace(
      normalize(replace(raw, '´', ''), NFKD),
      '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]',
      '', 'g'
    ),
    '-‐‑‒–—―−⁃־'
      || 'ɓƁƀɃɗƊɖƉđĐðÐɛƐǝƎəƏƒƑɣƔǥǤħĦɨƗɩƖıȷƙƘĸłŁŋŊɲƝøØɔƆŧŦʉɄʊƱʋƲƴƳς'
      -- Arabic, Persian, N’Ko, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao,
      -- Burmese, Khmer, Adlam
      || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙'
      || '''`´’‘‛ʼʻʽʾʿʹ′‵ꞌ՚׳',
    repeat(' ', 10)
      || 'bbbbddddddddeeeeeeffgggghhiiiiijkkkllnnnnoooottuuuuvvyyσ'
      || repeat('0123456789', 17)
  );
  plain := replace(replace(plain, 'æ', 'ae'), 'Æ', 'ae');
  plain := replace(replace(plain, 'œ', 'oe'), 'Œ', 'oe');
  plain := replace(replace(plain, 'ß', 'ss'), 'ẞ', 'ss');
  plain := replace(replace(plain, 'þ', 'th'), 'Þ', 'th');
  return lower(plain);
end $$;

create or replace function private.search_text(name text, email text, phone text, words text) returns text
language plpgsql immutable parallel safe cost 500 set search_path = '' as $$
declare
  found_by text := concat(
    ' ', name, ' ', email, ' ', phone, ' ', translate(phone, E'+ ()-./\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212', ''), ' ',
    replace(left(words, 500) || right(substr(words, 501), 250), E'\n', ' ')
  );
begin
  -- As in folded(), but without the call.
  if octet_length(found_by) = char_length(found_by) then
    return lower(translate(found_by, '-''`', ' ') collate "C");
  end if;
  return private.folded(found_by);
end $$;

-- A search: the words that must be found, each as a pattern. Commas, brackets and the like part words; no row has to have them.
create or replace function private.search_patterns(query text) returns text[]
language sql immutable set search_path = '' as $$
  select array_agg(case
    -- One or two letters are no trigram, but the beginning of a word is.
    when word ~ '^[[:alnum:]]{1,2}$' then '% ' || word || '%'
    else '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'
  end)
  from (
    -- Nobody types more; what a paste brings besides would only cost time.
    select word from regexp_split_to_table(private.folded(left(query, 200)), '[\s,;:!?()]+|\.(?=\s|$)') as word
    where word <> '' limit 8
  ) as words
$$;

-- As it was, but for a number that is copied as a link: tel:+234…
create or replace function private.search_condition(indexed text, query text) returns text
language sql immutable set search_path = '' as $$
  with words as (
    select word, n, word ~ '^[0-9().+/-]+$' as is_number
    from regexp_split_to_table(
      private.folded(regexp_replace(left(query, 200), '\mtel:', ' ', 'gi')), '\s+'
    ) with ordinality as w (word, n)
    where word <> ''
  ),
  runs as (
    select *, n - row_number() over (partition by is_number order by n) as run from words
  ),
  parts as (
    select min(n) as n, string_agg(word, ' ' order by n) as part, is_number
    from runs group by is_number, run
    -- Nobody types more, as in search_patterns().
    order by 1 limit 8
  ),
  conditions as (
    select p.n, private.phone_digits(case when p.is_number then p.part end) as number, (
      select string_agg(format('%s like %L', indexed, pattern), ' and ')
      from unnest(private.search_patterns(p.part)) as pattern
    ) as as_written
    from parts p
  )
  select string_agg(
    case when number is null then as_written
      else format('((%s) or %s like %L)', as_written, indexed, '%' || number || '%') end,
    ' and ' order by n
  )
  from conditions
$$;

-- The indexes hold what the functions returned before. They keep their statistics targets.
reindex index public.contacts_search_idx;
reindex index public.leads_search_idx;
reindex index public.newsletter_subscribers_search_idx;
analyze public.contacts, public.leads, public.newsletter_subscribers;
