-- Texts and phone numbers as people type and paste them, by the same rules as src/lib: whoever changes one changes both. Cleaned
-- rather than refused wherever something is left: nobody's enquiry is lost for what they can't see.
--
-- Character classes that recur; `\s` and `[[:cntrl:]]` would depend on the server's locale:
--   blank    \u0009-\u000d \u0020 \u00a0 \u1680 \u2000-\u200a \u2028 \u2029 \u202f \u205f \u3000 \ufeff
--   control  \u0001-\u001f \u007f-\u009f \u2028 \u2029 (in text of several lines, tab and line breaks are allowed)
--   turning  \u202a-\u202e \u2066-\u2069
--   marks    \u0300-\u036f, those of no script alone
--   unseen   Unicode's Default_Ignorable_Code_Point, and the Braille pattern without a dot (\u2800)

create function private.without_unseen(line text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return regexp_replace(line, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g');
end $$;

create function private.is_seen(words text) returns boolean
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return private.without_unseen(words) ~ '[^\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]';
end $$;

-- A line without what turns the direction of what stands beside it in lists, files and messages (names in right-to-left
-- scripts need none of that), and with five marks upon a letter at most: a tower of them covers the lines above.
create function private.clean_line(line text, is_required boolean default false) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  -- Control characters are left to the column's constraint, which says so; and so is a required text of which nothing is seen.
  return case when is_required or line = '' or private.is_seen(line) or line ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]'
    then regexp_replace(
      regexp_replace(line, '[\u202a-\u202e\u2066-\u2069]', '', 'g'), '([\u0300-\u036f]{5})[\u0300-\u036f]+', '\1', 'g'
    ) end;
end $$;

-- The same steps as src/lib/address.ts. What is no address stays what it is, for the constraints to refuse.
create function private.clean_address(typed text) returns text
language plpgsql immutable parallel safe strict set search_path = '' as $$
begin
  return regexp_replace(
    translate(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(private.without_unseen(typed), '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g'),
            '^[^<>\u0001-\u001f\u007f-\u009f]*<([^<>]*)>[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000.,;]*$', '\1'
          ),
          '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$', '', 'g'
        ),
        '^mailto:([^?]*)(\?[^\n\r\u2028\u2029]*)?$', '\1', 'i'
      ),
      '’‘‛ʼʻ´`′＇', repeat('''', 9)
    ),
    '^[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000("'']+|[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000.,;:!?)"'']+$', '', 'g'
  );
end $$;

-- Letters and e-mails are forwarded, and their links with them.
create function private.masked_address(email text) returns text
language sql immutable strict set search_path = '' as $$
  select regexp_replace(email, '^(.)[^@]*@(.).*(\.[^.]+)$', '\1•••@\2•••\3')
$$;

-- How texts are compared. The same as src/lib/folded.ts: in small letters, without marks, apostrophes and what nobody sees, a
-- space for every dash, the letters of plain Latin for those that look like them, and digits for those of other scripts.
create function private.folded(raw text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  plain text;
begin
  -- Most texts are plain, and ten times as fast this way.
  if octet_length(raw) = char_length(raw) then
    return lower(translate(raw, '-''`', ' ') collate "C");
  end if;
  -- Its normal form is a space with a mark.
  plain := regexp_replace(
    normalize(replace(raw, '´', ''), NFKD),
    '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1-\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20f0\ufe20-\ufe2f\u00ad\u034f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff''`’‘‛ʼʻʽʾʿʹ′‵ꞌ՚׳]',
    '', 'g'
  );
  plain := regexp_replace(plain, '[-‐‑‒–—―−⁃־]', ' ', 'g');
  -- translate() compares each letter with all of these: most texts have none of them, and are done in a tenth of the time.
  if plain ~ '[\u00c6-\u1e9e\U0001e950-\U0001e959]' then
    plain := translate(
      plain,
      'ɓƁƀɃɗƊɖƉđĐðÐɛƐǝƎəƏƒƑɣƔǥǤħĦɨƗɩƖıȷƙƘĸłŁŋŊɲƝøØɔƆŧŦʉɄʊƱʋƲƴƳς'
        -- Arabic, Persian, N’Ko, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam, Thai, Lao,
        -- Burmese, Khmer, Adlam
        || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙၀၁၂၃၄၅၆၇၈၉០១២៣៤៥៦៧៨៩𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙',
      'bbbbddddddddeeeeeeffgggghhiiiiijkkkllnnnnoooottuuuuvvyyσ' || repeat('0123456789', 17)
    );
    plain := replace(replace(plain, 'æ', 'ae'), 'Æ', 'ae');
    plain := replace(replace(plain, 'œ', 'oe'), 'Œ', 'oe');
    plain := replace(replace(plain, 'ß', 'ss'), 'ẞ', 'ss');
    plain := replace(replace(plain, 'þ', 'th'), 'Þ', 'th');
  end if;
  return lower(plain);
end $$;

-- What a row is found by. Every word has a space before it, the first one too; a phone number stands there once more in digits
-- alone. By its cost the planner weighs whether to leaf through the newest rows or to ask the index.
create function private.search_text(name text, email text, phone text, words text) returns text
language plpgsql immutable parallel safe cost 500 set search_path = '' as $$
begin
  return private.folded(concat(
    ' ', name, ' ', email, ' ', phone, ' ', translate(phone, E'+ ()-./\u00a0\u2007\u2009\u202f\u2010\u2011\u2012\u2013\u2014\u2015\u2212', ''), ' ',
    replace(left(words, 500) || right(substr(words, 501), 250), E'\n', ' ')
  ));
end $$;

-- A phone number as country and number within it, however it is written: +234 803…, 00234 (0)803… and 234803… are
-- {234,803…}; of 0803… the country is not known and left empty. Countries other than ours are kept in one piece.
create function private.dialled(phone text) returns text[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  written text := normalize(phone, NFKC);
  digits text := regexp_replace(replace(written, '(0)', ''), '[^0-9]', '', 'g');
  country text;
begin
  if written !~ '^[^0-9]*\+' then
    if digits ~ '^0(09|11)' and length(digits) > 12 then
      digits := substr(digits, 4);
    elsif digits ~ '^00' then
      digits := substr(digits, 3);
    -- Eleven digits that begin with a 1 are American in America, and a mobile's in China.
    elsif digits !~ '^(2340?[789][0-9]{9}|440?[1-37][0-9]{9})$' then
      return array['', regexp_replace(digits, '^0', '')];
    end if;
  end if;
  country := substring(digits from '^(234|44|1)');
  if country is null then
    -- As in e164.ts: where it is no part of the number, a zero behind the country's code was left in by mistake.
    return array['+', regexp_replace(
      digits,
      '^(?!39|22[569]|24[12]|378|25006)(7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])[0-9])0',
      '\1'
    )];
  end if;
  return array[country, regexp_replace(substr(digits, length(country) + 1), '^0', '')];
end $$;

-- Whether two numbers may be one phone, as far as anybody knows their countries.
create function private.may_be_same_number(one text[], other text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select one[2] = other[2] and (one[1] = other[1] or '' in (one[1], other[1]))
$$;

-- Whether what somebody wrote may be a number, or holds it: no number has more than fifteen digits, so that more are two, of which
-- the countries are not compared.
create function private.may_hold_number(written text, number text[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select private.may_be_same_number(private.dialled(written), number) or length(digits) > 15 and length(number[2]) > 6 and position(number[2] in digits) > 0
  from regexp_replace(replace(normalize(written, NFKC), '(0)', ''), '[^0-9]', '', 'g') as digits
$$;

-- A number with its country. Without that it is somebody else's in another (0170 1234567 is one phone in Berlin and another in
-- Lahore), and makes nobody the same person; whoever searches for somebody to erase is still shown such rows.
create function private.whole_number(phone text) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  number text[] := private.dialled(phone);
begin
  return case when length(number[2]) >= 7 and number[1] <> '' then '+' || translate(number[1], '+', '') || number[2] end;
end $$;

-- The digits of a phone number that are the same from home and from abroad: 0803…, +234 803… and 00234 (0)803… all give 803…
create function private.phone_digits(query text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  dialled text;
  number text;
begin
  if query !~ '^[(+0-9][0-9 ().+/\u2010-\u2015\u2212-]*$' then
    return null;
  end if;
  dialled := regexp_replace(replace(query, '(0)', ''), '\D', '', 'g');
  number := regexp_replace(dialled, '^(009|011|00)?(234|44)?0?', '');
  -- Fewer digits are no trigram.
  return case when length(number) >= 3 then number when length(dialled) >= 3 then dialled end;
end $$;

create function private.known_property(words text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case
    when words in ('Citadel Views', 'Citadel Views 1.0 Phase 2') then 'citadel-views'
    when words = 'Bloom Towers' then 'bloom-towers'
    when words in ('Capital Gardens', 'Capital Gardens (Land)') then 'capital-gardens'
    when words in ('No. 30 St Paul''s', 'No. 30 St Paul’s', 'No. 30 St Paul''s (UK)', 'St Pauls Birmingham') then 'st-pauls-birmingham'
    when words = 'Brum Height 7' then 'brum-height-7'
  end
$$;
