-- Example units, in the form in which visitors get them (18_units.sql), as in `src/content/units.yaml`: a test compares both. A
-- company that sells deletes them (`delete from public.units where is_example`) and inserts its own.
insert into public.units (property_slug, kind, size_sqm, bedrooms, price, currency, aspect, label, state, reserved_until, is_example)
select g.property, g.kind, g.size, g.bedrooms, g.price::numeric, g.currency, g.aspect, unit[1],
  case unit[2] when 'a' then 'available' when 'r' then 'reserved' when 's' then 'sold' else 'not_released' end::public.unit_state,
  unit[3]::date, true
from (values
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 202500000, 'NGN', 'Garden', 'W05-01s W06-01a W07-01r2026-12-11 W08-01a E05-01s E06-01a E07-01a E08-01s'),
  ('bloom-towers', 'One-bedroom apartment', 52, 1, 216000000, 'NGN', 'Lagoon', 'W10-01a W11-01s W12-01a E10-01a E11-01a E12-01r2026-12-14'),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 285000000, 'NGN', 'Garden', 'W05-02s W06-02a W07-02a W08-02s W09-02a E05-02r2026-12-18 E06-02a E07-02a E08-02s E09-02a'),
  ('bloom-towers', 'Two-bedroom apartment', 98, 2, 318000000, 'NGN', 'Lagoon', 'W11-02a W12-02a W13-02s W14-02a E11-02r2026-12-11 E12-02a E13-02a E14-02a'),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 640000000, 'NGN', 'Lagoon', 'W14-03a W15-03s W16-03a E14-03a E15-03r2026-12-16 E16-03a'),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, 1125000000, 'NGN', 'Lagoon and sea', 'W20-03a W21-03a E18-03s E19-03a'),
  ('bloom-towers', 'Three-bedroom apartment', 160, 3, null, 'NGN', 'Lagoon and sea', 'W18-03n W19-03n'),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Street', '1-01s 2-01a 3-01s 4-01a 5-01r2026-12-21 6-01a'),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Lagoon', '1-02s 2-02s 3-02a 4-02r2026-12-12 5-02a 6-02a'),
  ('brum-height-7', 'Three-bedroom apartment', 129, 3, 270000000, 'NGN', 'Court', '1-03a 2-03s 3-03a 4-03a 5-03s 6-03s'),
  ('citadel-views', 'Two-bedroom terrace, shell', 78, 2, 45000000, 'NGN', 'Palm walk', 'T01s T02s T03a T04s T05a T06r2026-12-19 T07a T08s T09a T10a'),
  ('citadel-views', 'Two-bedroom terrace, finished', 78, 2, null, 'NGN', 'Palm walk', 'T11a T12s T13a T14a'),
  ('citadel-views', 'Three-bedroom terrace', 96, 3, null, 'NGN', 'Green', 'T15a T16s T17a T18r2026-12-15 T19a T20s'),
  ('citadel-views', 'Three-bedroom detached home', 150, 3, null, 'NGN', 'Green', 'D1a D2s D3a D4n'),
  ('capital-gardens', 'Plot of 300 sqm', 300, null, 63000000, 'NGN', null, '13s 14a 15s 16a 17r2026-12-18 18a 19a 20a 21s 22a 23a 24s 25s 26a 27a 28a'),
  ('capital-gardens', 'Plot of 400 sqm', 400, null, 79000000, 'NGN', null, '7a 8s 9a 10a 11r2026-12-22 12a 29s 30a 31a 32n 33n 34a'),
  ('capital-gardens', 'Plot of 600 sqm', 600, null, 111000000, 'NGN', null, '1s 2a 3r2026-12-14 4a 5s 6a'),
  ('st-pauls-birmingham', 'One-bedroom apartment, 450 sq ft', 42, 1, 210000, 'GBP', 'Street', '1-01s 1-02a 2-01s 2-02r2026-12-11 3-01a 3-02a'),
  ('st-pauls-birmingham', 'One-bedroom apartment, 580 sq ft', 54, 1, 252000, 'GBP', 'Garden square', '1-03a 2-03s 3-03a 4-01a'),
  ('st-pauls-birmingham', 'Two-bedroom apartment, 750 sq ft', 70, 2, 318000, 'GBP', 'Garden square', '1-04s 2-04a 3-04a 4-02r2026-12-14')
) as g (property, kind, size, bedrooms, price, currency, aspect, units),
  regexp_matches(g.units, '([A-Z0-9-]+)([arsn])(\d{4}-\d\d-\d\d)?', 'g') as unit;
