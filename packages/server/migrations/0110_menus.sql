-- What dishes are made of. A dish contains what its ingredients contain.
select tenant_table('ingredient');
select register_table('ingredient');
alter table ingredient
  add column name text not null check (length(name) between 1 and 80),
  add column name_zh text check (length(name_zh) between 1 and 80),
  add column contains text[],
  add column is_checked boolean;
create unique index on ingredient (tenant_id, lower(name)) where active;

select tenant_table('dish');
select register_table('dish');
alter table dish
  add column name text not null check (length(name) between 1 and 80),
  add column name_zh text check (length(name_zh) between 1 and 80),
  add column meals text[],
  add column note text check (length(note) between 1 and 1000);
create unique index on dish (tenant_id, lower(name)) where active;

-- An ingredient that a dish has no more stays, with when it ended, so that a recall finds it.
select tenant_table('dish_ingredient');
alter table dish_ingredient
  add column dish_id uuid not null,
  add column ingredient_id uuid not null,
  add column place int not null,
  add column ended_at timestamptz,
  add foreign key (tenant_id, dish_id) references dish,
  add foreign key (tenant_id, ingredient_id) references ingredient;
create unique index on dish_ingredient (tenant_id, dish_id, ingredient_id) where ended_at is null;
create index on dish_ingredient (tenant_id, dish_id);
create index on dish_ingredient (tenant_id, ingredient_id);

select tenant_table('meal_menu');
select register_table('meal_menu');
alter table meal_menu
  add column name text not null check (length(name) between 1 and 80),
  add column starts_on date not null check (extract(isodow from starts_on) = 1),
  add column weeks int not null check (weeks between 1 and 8),
  add column ends_on date check (ends_on >= starts_on),
  add column published_at timestamptz,
  add column published_by uuid,
  add check ((published_at is null) = (published_by is null)),
  add foreign key (tenant_id, published_by) references staff;
create unique index on meal_menu (tenant_id, lower(name)) where active;
create index on meal_menu (tenant_id, published_by);
create index on meal_menu (tenant_id, starts_on) where published_at is not null;

-- A dish of the rotation, from a day on and until another where a published menu was changed.
select tenant_table('meal_menu_dish');
alter table meal_menu_dish
  add column menu_id uuid not null,
  add column week int not null check (week between 1 and 8),
  add column weekday int not null check (weekday between 1 and 7),
  add column meal text not null
    check (meal in ('breakfast', 'morningTea', 'lunch', 'afternoonTea', 'lateSnack')),
  add column place int not null,
  add column dish_id uuid not null,
  add column since date,
  add column until date,
  add check (until > since),
  add foreign key (tenant_id, menu_id) references meal_menu,
  add foreign key (tenant_id, dish_id) references dish;
create index on meal_menu_dish (tenant_id, menu_id);
create index on meal_menu_dish (tenant_id, dish_id);
-- What a draft, or a day to come, has no more is nothing to keep.
grant delete on meal_menu_dish to daybook_app;

-- A meal of one day in the place of the rotation, or back to it. The newest counts; none is ever changed.
select tenant_table('meal_menu_change');
alter table meal_menu_change
  add column day date not null,
  add column meal text not null
    check (meal in ('breakfast', 'morningTea', 'lunch', 'afternoonTea', 'lateSnack')),
  add column reason text check (length(reason) between 1 and 200),
  add column by_id uuid not null,
  add column at timestamptz not null,
  add foreign key (tenant_id, by_id) references staff;
create index on meal_menu_change (tenant_id, day, meal, at desc);
create index on meal_menu_change (tenant_id, by_id);
revoke update on meal_menu_change from daybook_app;

select tenant_table('meal_menu_change_dish');
alter table meal_menu_change_dish
  add column change_id uuid not null,
  add column dish_id uuid not null,
  add column place int not null,
  add foreign key (tenant_id, change_id) references meal_menu_change,
  add foreign key (tenant_id, dish_id) references dish;
create index on meal_menu_change_dish (tenant_id, change_id);
create index on meal_menu_change_dish (tenant_id, dish_id);
revoke update on meal_menu_change_dish from daybook_app;
