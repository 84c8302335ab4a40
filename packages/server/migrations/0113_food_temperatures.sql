-- Temperatures of fridges, freezers and food.
select tenant_table('food_temperature');
select register_table('food_temperature');
alter table food_temperature
  add column what text not null
    check (what in ('fridge', 'freezer', 'delivery', 'cooking', 'cooling', 'reheating', 'hotHolding')),
  add column name text not null check (length(name) between 1 and 80),
  add column at timestamptz not null,
  add column since timestamptz,
  -- In tenths of a degree.
  add column celsius_tenths integer not null check (celsius_tenths between -400 and 1500),
  add column by_id uuid not null,
  add column action text check (length(action) between 1 and 500),
  add check (since <= at),
  add foreign key (tenant_id, by_id) references staff;
create index on food_temperature (tenant_id, active, at desc, name, id);
create index on food_temperature (tenant_id, by_id);
