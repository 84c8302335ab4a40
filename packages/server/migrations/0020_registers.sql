-- Registers: rows that somebody looks after. A row that is removed has ended; what refers to it still shows it. Every
-- change is kept with the row before it.

-- The columns of a register's table.
create function register_table(name regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s
    add column if not exists active boolean not null default true,
    add column if not exists version int not null default 1', name);
end
$$;

select tenant_table('register_change');
alter table register_change
  add column register text not null check (length(register) <= 40),
  add column record_id uuid not null,
  add column version int not null,
  add column step text not null check (step in ('added', 'changed', 'removed')),
  add column by_id uuid,
  add column at timestamptz not null,
  add column before jsonb,
  add foreign key (tenant_id, by_id) references staff;
create unique index on register_change (tenant_id, record_id, version);
create index on register_change (tenant_id, by_id);
revoke update on register_change from daybook_app;

select register_table('position');
alter table position
  drop constraint position_tenant_id_name_key,
  add column category text check (length(category) <= 60),
  add column code text check (length(code) <= 40),
  add column sort int,
  add column remark text check (length(remark) <= 500),
  add check (length(name) between 1 and 80);
create unique index on position (tenant_id, name) where active;
create unique index on position (tenant_id, code) where active;

-- Dictionaries, and below each its entries. An entry has the code of its dictionary.
select tenant_table('lookup');
select register_table('lookup');
alter table lookup
  add column parent_id uuid,
  add column code text not null check (length(code) between 1 and 60),
  add column key text check (length(key) <= 60),
  add column value text not null check (length(value) between 1 and 120),
  add column sort int,
  add column is_sealed boolean not null default false,
  add column remark text check (length(remark) <= 500),
  add foreign key (tenant_id, parent_id) references lookup;
create index on lookup (tenant_id, parent_id);
create unique index on lookup (tenant_id, code, coalesce(key, '')) where active;

-- The dictionaries that every centre starts with (wire conventions). The centre changes them as it likes.
create function seed_lookups(tenant text) returns void
  language plpgsql as $$
declare
  dictionary record;
  head uuid;
begin
  for dictionary in
    select * from (values
      ('notice', 'Kinds of notices', array['1', 'News', '2', 'Event', '3', 'Reminder', '4', 'Closure']),
      ('post_category', 'Kinds of posts', array['1', 'Management', '2', 'Teaching', '3', 'Support']),
      ('org_category', 'Kinds of departments', array['1', 'Centre', '2', 'Department', '3', 'Team']),
      ('sex', 'Sex', array['1', 'Male', '2', 'Female', '3', 'Another']),
      ('yes_no', 'Yes or no', array['0', 'No', '1', 'Yes'])
    ) as seed (code, value, entries)
  loop
    head := mint_id();
    insert into lookup (tenant_id, id, code, value) values (tenant, head, dictionary.code, dictionary.value);
    insert into lookup (tenant_id, id, parent_id, code, key, value, sort)
      select tenant, mint_id(), head, dictionary.code, dictionary.entries[n], dictionary.entries[n + 1], n / 2 + 1
        from generate_series(1, cardinality(dictionary.entries), 2) as n;
  end loop;
end
$$;

create function seed_centre() returns trigger
  language plpgsql as $$
begin
  perform seed_lookups(new.tenant_id);
  return null;
end
$$;
create trigger seed after insert on centre for each row execute function seed_centre();

-- Row security is forced, so each centre's dictionaries are made as that centre.
do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    perform seed_lookups(tenant);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
