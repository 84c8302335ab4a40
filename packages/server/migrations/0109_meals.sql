-- All allergens of food labels, groups of them, diets, and how soft and small food has to be.
create or replace function are_allergens(names text[]) returns boolean
  language sql immutable as $$
  select names <@ array['dairy', 'egg', 'fish', 'crustacean', 'mollusc', 'shellfish', 'peanut', 'treeNuts', 'almond',
    'brazilNut', 'cashew', 'hazelnut', 'macadamia', 'pecan', 'pineNut', 'pistachio', 'walnut', 'gluten', 'wheat',
    'barley', 'oats', 'rye', 'soy', 'sesame', 'lupin', 'sulphites', 'celery', 'mustard', 'lanolin', 'zinc',
    'sunscreen', 'fragrance']
$$;
-- When a doctor's action plan has to be renewed.
alter table allergy add column plan_expires_on date;
alter table child
  add column diets text[] not null default '{}' check (diets <@ array['halal', 'kosher', 'vegetarian',
    'eggFreeVegetarian', 'vegan', 'pescatarian', 'noPork', 'noBeef']),
  -- Null: as is usual at this age.
  add column texture text check (texture in ('puree', 'minced', 'cutSmall', 'normal'));

-- Allergies that nobody has given a code warn of what their words most often mean. Later ones are read when they are
-- saved (kernel/allergen.words.rules.ts).
update allergy set allergens = found.codes from (
  select allergy.tenant_id, allergy.id, array_agg(distinct meant.code) as codes
  from allergy join (values
    ('egg', '\megg(s|\M)|鸡蛋'),
    ('dairy', '\m(dairy|lactose|cheese|cow.?s.? milk)\M|^(the )?milk\M|牛奶|乳制品'),
    ('peanut', '\mpeanuts?\M|(?<!(tree|brazil|pine|cashew|macadamia|pistachio|pecan) )\mnuts?\M|花生|坚果'),
    ('treeNuts', '(?<!(brazil|pine|cashew|macadamia|pistachio|pecan) )\mnuts?\M|坚果'),
    ('almond', '\malmonds?\M|杏仁'),
    ('brazilNut', '\mbrazil.nuts?\M'),
    ('cashew', '\mcashews?\M|腰果'),
    ('hazelnut', '\mhazel.?nuts?\M|榛子'),
    ('macadamia', '\mmacadamias?\M|夏威夷果'),
    ('pecan', '\mpecans?\M|碧根果'),
    ('pineNut', '\mpine.?nuts?\M|松子'),
    ('pistachio', '\mpistachios?\M|开心果'),
    ('walnut', '\mwalnuts?\M|核桃'),
    ('gluten', '\m(gluten|co?eliac)\M|麸质'),
    ('wheat', '\mwheat\M|小麦'),
    ('oats', '\moats?\M|燕麦'),
    ('soy', '\msoya?\M|大豆'),
    ('sesame', '\m(sesame|tahini)\M|芝麻'),
    ('fish', '\m(fish|seafood)\M|鱼|海鲜'),
    ('shellfish', '\m(shellfish|seafood)\M|海鲜'),
    ('crustacean', '\m(prawn|shrimp|crab|crustacean)s?\M|虾|蟹'),
    ('mollusc', '\m(mussel|oyster|scallop|mollusc)s?\M|贝'),
    ('lupin', '\mlupins?\M'),
    ('sulphites', '\msul(ph|f)ites?\M|亚硫酸'),
    ('celery', '\mcelery\M|芹菜'),
    ('mustard', '\mmustard\M|芥末')
  ) as meant (code, pattern) on allergy.substance ~* meant.pattern
  where allergy.allergens = '{}'
  group by allergy.tenant_id, allergy.id
) as found
where allergy.tenant_id = found.tenant_id and allergy.id = found.id;

-- Meals. What they contain is kept as it was said, so that it can be found later who had it.
create function meal_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return detail->>'eaten' in ('all', 'most', 'some', 'none')
    and detail->>'meal' in ('breakfast', 'morningTea', 'lunch', 'afternoonTea', 'lateSnack')
    and jsonb_typeof(detail->'seconds') = 'boolean'
    and jsonb_typeof(detail->'water') = 'boolean'
    and jsonb_typeof(detail->'alternative') = 'boolean'
    and (detail->'what' = 'null' or (jsonb_typeof(detail->'what') = 'string' and length(detail->>'what') between 1 and 200))
    and jsonb_typeof(detail->'contains') = 'array'
    and detail - '{eaten,meal,seconds,water,alternative,what,contains}'::text[] = '{}'::jsonb;
end
$$;
alter table care_record
  add constraint meal_detail check (kind <> 'meal' or coalesce(meal_detail_is_valid(detail), false)),
  -- Who else has checked what was given against an allergy or a diet.
  add column checked_by uuid,
  add constraint care_checked_by_another check (checked_by <> recorded_by),
  add foreign key (tenant_id, checked_by) references staff;
create index on care_record (tenant_id, checked_by);
