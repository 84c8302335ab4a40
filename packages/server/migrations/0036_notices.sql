-- Notices of the centre to its staff. `told_at` is set once the people it is for have been told.
select tenant_table('notice');
select register_table('notice');
alter table notice
  add column title text not null check (length(title) between 1 and 140),
  add column category text not null check (length(category) <= 60),
  add column content text not null check (length(content) between 1 and 20000),
  add column release_time timestamptz not null,
  add column is_pinned boolean not null default false,
  add column audience text not null check (audience in ('all', 'roles', 'rooms', 'people')),
  -- Role aliases, and ids of rooms and staff, by comma.
  add column roles text check (length(roles) <= 1000),
  add column rooms text check (length(rooms) <= 1000),
  add column people text check (length(people) <= 1000),
  add column told_at timestamptz;
create index on notice (tenant_id, is_pinned desc, release_time desc) where active;
create index on notice (tenant_id, release_time) where active and told_at is null;
