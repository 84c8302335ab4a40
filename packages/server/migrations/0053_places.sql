-- Where the centre goes to or sends people to.
select tenant_table('place');
select register_table('place');
alter table place
  add column name text not null check (length(name) between 1 and 80),
  add column address text check (length(address) <= 200),
  add column latitude double precision not null check (latitude between -90 and 90),
  add column longitude double precision not null check (longitude between -180 and 180),
  add column note text check (length(note) <= 500);
create unique index on place (tenant_id, lower(name)) where active;
