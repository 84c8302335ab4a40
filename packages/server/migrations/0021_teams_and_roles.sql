-- Departments as a tree, and roles that a centre makes itself.

select register_table('team');
alter table team
  drop constraint team_tenant_id_name_key,
  add column parent_id uuid,
  add column full_name text check (length(full_name) <= 120),
  add column category text check (length(category) <= 60),
  add column sort int,
  add column remark text check (length(remark) <= 500),
  add foreign key (tenant_id, parent_id) references team,
  add check (length(name) between 1 and 80);
create index on team (tenant_id, parent_id);
create unique index on team (tenant_id, name) where active;

-- What the holders of a role may do. The rights of a built-in role are Daybook's own (contract/src/kernel/rights.ts).
select tenant_table('role');
select register_table('role');
alter table role
  add column parent_id uuid,
  add column alias text not null check (alias ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$'),
  add column name text not null check (length(name) between 1 and 60),
  add column rights text[] not null default '{}' check (cardinality(rights) <= 200),
  add column sort int,
  add column built_in boolean not null default false,
  add foreign key (tenant_id, parent_id) references role;
create index on role (tenant_id, parent_id);
create unique index on role (tenant_id, alias) where active;
create unique index on role (tenant_id, name) where active;

-- A person's roles are those of the centre, which the application checks.
alter table staff
  drop constraint staff_roles_check,
  add constraint staff_roles_check check (cardinality(roles) between 1 and 20);

create function seed_roles(tenant text) returns void
  language sql as $$
  insert into role (tenant_id, id, alias, name, sort, built_in)
    select tenant, mint_id(), alias, name, sort, true
    from (values ('manager', 'Manager', 1), ('teacher', 'Teacher', 2), ('administrator', 'Administrator', 3))
      as built_in (alias, name, sort)
    where (alias = 'administrator') = (tenant = '000000')
$$;

create or replace function seed_centre() returns trigger
  language plpgsql as $$
begin
  perform seed_lookups(new.tenant_id);
  perform seed_roles(new.tenant_id);
  return null;
end
$$;

do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    perform seed_roles(tenant);
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

-- Whoever holds a role whose rights change, or that ends, loses every session in the same transaction, and with it
-- the streams, which carry the rights of before.
create function end_sessions_of_role() returns trigger language plpgsql as $$
begin
  update session set ended_at = app_now(), end_reason = 'role'
    from staff
    where staff.tenant_id = new.tenant_id and new.alias = any(staff.roles)
      and session.tenant_id = staff.tenant_id and session.staff_id = staff.id and session.ended_at is null;
  return null;
end
$$;

create trigger end_sessions after update of rights, active on role
  for each row when (new.rights <> old.rights or new.active <> old.active)
  execute function end_sessions_of_role();
