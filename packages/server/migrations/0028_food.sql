-- The food that a centre keeps. What is used up or thrown away has ended.
alter table centre add column food_near_days int not null default 3 check (food_near_days between 1 and 60);

select tenant_table('food');
select register_table('food');
alter table food
  add column name text not null check (length(name) between 1 and 80),
  add column batch text check (length(batch) <= 40),
  add column amount text check (length(amount) <= 40),
  add column opened_on date,
  add column best_before date not null,
  add column kept_in text not null check (kept_in in ('fridge', 'freezer', 'pantry', 'other')),
  -- In tenths of a degree.
  add column temperature_tenths int check (temperature_tenths between -400 and 600),
  add column note text check (length(note) <= 500),
  add column outcome text check (outcome in ('used', 'thrownAway')),
  add check (outcome is null or not active);
create index on food (tenant_id, best_before) where active;
