-- Bottles of milk with a label. A bottle is never changed; what happened to it is a row of its own.
select tenant_table('bottle');
alter table bottle
  add column child_id uuid not null,
  add column milk text not null check (milk in ('breastMilk', 'thawedMilk', 'formula', 'cowsMilk', 'other')),
  add column brand text check (length(brand) between 1 and 80),
  add column amount integer not null check (amount between 1 and 500),
  add column kept_in text not null check (kept_in in ('fridge', 'outside')),
  add column from_home boolean not null,
  add column note text check (length(note) between 1 and 200),
  add column made_at timestamptz not null,
  add column by_id uuid not null,
  -- Set with the step that ends it, so that those that stand are found at once.
  add column ended_at timestamptz,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, by_id) references staff;
create index on bottle (tenant_id, child_id);
create index on bottle (tenant_id, by_id);
create index bottle_standing on bottle (tenant_id, made_at desc) where ended_at is null;
create index on bottle (tenant_id, ended_at desc, id);

select tenant_table('bottle_step');
alter table bottle_step
  add column bottle_id uuid not null,
  add column step text not null check (step in ('warmed', 'given', 'thrownAway')),
  -- Who drank it: not always the child of the bottle.
  add column child_id uuid,
  add column at timestamptz not null,
  add column by_id uuid not null,
  add column conflict text check (length(conflict) between 1 and 40),
  add check (step <> 'given' or child_id is not null),
  add foreign key (tenant_id, bottle_id) references bottle,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, by_id) references staff;
create index on bottle_step (tenant_id, bottle_id, at);
create index on bottle_step (tenant_id, child_id);
create index on bottle_step (tenant_id, by_id);
revoke update on bottle_step from daybook_app;
