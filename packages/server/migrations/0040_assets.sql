-- What the centre owns, and the files of registers.
select tenant_table('asset');
select register_table('asset');
alter table asset
  add column name text not null check (length(name) between 1 and 80),
  add column number text check (length(number) <= 40),
  add column kind text not null check (length(kind) <= 40),
  add column room_id uuid,
  add column place text check (length(place) <= 140),
  add column condition text not null check (condition in ('good', 'worn', 'broken', 'lost')),
  add column next_check date,
  add column photos uuid[] check (cardinality(photos) <= 3),
  add column note text check (length(note) <= 500),
  add foreign key (tenant_id, room_id) references room;
create index on asset (tenant_id, room_id);
create index on asset (tenant_id, next_check) where active;
create unique index on asset (tenant_id, lower(number)) where active;

-- The files of a register's record, also those that a change took out: its history still names them.
create table register_file (
  tenant_id text not null default current_tenant() references centre,
  record_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, record_id, file_id),
  foreign key (tenant_id, file_id) references file,
  -- A file belongs to one record, so nobody reads it by attaching it to their own.
  unique (tenant_id, file_id)
);
select guard_tenant_table('register_file');
revoke update on register_file from daybook_app;
