-- What somebody has imported into a register at once, so that it can be undone within an hour.
select tenant_table('register_import');
alter table register_import
  add column register text not null check (length(register) <= 40),
  add column file_name text not null check (length(file_name) between 1 and 200),
  add column record_ids uuid[] not null check (cardinality(record_ids) between 1 and 2000),
  add column by_id uuid not null,
  add column at timestamptz not null,
  add column undone_at timestamptz,
  add foreign key (tenant_id, by_id) references staff;
create index on register_import (tenant_id, register, at desc);
create index on register_import (tenant_id, by_id);
