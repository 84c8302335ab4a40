-- Isolation has to hold where a database does not know restrictive policies, or loses them: Citus creates policies on its
-- shards without RESTRICTIVE, and a policy that says `true` would then let every row through. So the permissive policy
-- names the tenant too. Both stay: no further permissive policy can widen the restrictive one. PostgreSQL drops a
-- condition that is there twice, so no read becomes slower.

create function limit_to_tenant(name regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy visible on %s
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  execute format('create policy tenant_only on %s as restrictive
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
end
$$;

do $$
declare
  guarded regclass;
begin
  for guarded in select polrelid from pg_policy where polname = 'visible' loop
    execute format('alter policy visible on %s
      using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', guarded);
  end loop;
end
$$;

create or replace function guard_tenant_table(name regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s
    add column created_at timestamptz not null default app_now(),
    add column created_by uuid default current_person(),
    add column updated_at timestamptz not null default app_now(),
    add column updated_by uuid default current_person()', name);
  perform limit_to_tenant(name);
  execute format('create trigger touch before update on %s for each row execute function touch_row()', name);
  execute format('grant select, insert, update on %s to daybook_app', name);
end
$$;

create or replace function guard_partition(name regclass) returns void
  language sql as $$ select limit_to_tenant(name) $$;
