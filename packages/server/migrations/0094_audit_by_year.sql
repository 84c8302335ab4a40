-- The audit trail in one partition for each year (UTC), so that a period is read without the other years and an old year
-- can be archived as a whole. The key has the time before the id: it is also the index of reads by time.

-- Says what it said before. PostgreSQL checks row security before any condition with a coalesce, and so searched no index by
-- this instant; it does by a case.
create or replace function app_now() returns timestamptz
  language sql stable as $$
  select case when nullif(current_setting('app.now', true), '') is null then now()
    else current_setting('app.now', true)::timestamptz end
$$;

alter table audit_event rename to audit_event_before;
alter table audit_event_before rename constraint audit_event_pkey to audit_event_before_pkey;

create table audit_event (
  tenant_id text not null default current_tenant(),
  at timestamptz not null default app_now(),
  id uuid not null,
  action text not null,
  actor_id uuid,
  subjects uuid[] not null default '{}',
  primary key (tenant_id, at, id)
) partition by range (at);
select guard_tenant_table('audit_event');
revoke update on audit_event from daybook_app;
alter table audit_event_before drop constraint audit_event_action_check;
alter table audit_event add constraint audit_event_action_check check (length(action) <= 80);

-- Only the owner is granted anything on a partition. Row security is for the day that somebody grants more.
create function guard_partition(name regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy visible on %s using (true) with check (true)', name);
  execute format('create policy tenant_only on %s as restrictive
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
end
$$;

-- Takes what a wrong clock has written. It is usually empty.
create table audit_event_default partition of audit_event default;
select guard_partition('audit_event_default');

-- Creates the partition of a year, or attaches one that was detached. Entries of that year in the default partition move
-- to it. Nobody writes meanwhile, and both happen or neither.
create function attach_audit_year(year int) returns void
  language plpgsql set search_path = public set lock_timeout = '2s' as $$
declare
  part text := 'audit_event_' || year;
  starts timestamptz := make_timestamptz(year, 1, 1, 0, 0, 0, 'UTC');
  ends timestamptz := make_timestamptz(year + 1, 1, 1, 0, 0, 0, 'UTC');
begin
  lock table audit_event in access exclusive mode;
  if exists (select from pg_class where oid = to_regclass(part) and relispartition) then return; end if;
  if to_regclass(part) is null then
    execute format('create table %I (like audit_event including defaults including constraints including indexes)', part);
    perform guard_partition(part::regclass);
  end if;
  if pg_relation_size('audit_event_default') > 0 then
    -- The owner moves the entries of all centres.
    alter table audit_event_default no force row level security;
    execute format('alter table %I no force row level security', part);
    execute format('with moved as (delete from audit_event_default where at >= %L and at < %L returning *)
      insert into %I select * from moved', starts, ends, part);
    alter table audit_event_default force row level security;
  end if;
  execute format('alter table %I force row level security', part);
  execute format('alter table audit_event attach partition %I for values from (%L) to (%L)', part, starts, ends);
end
$$;
revoke execute on function attach_audit_year from public;

-- Creates the partitions that are missing: of this year, the next, and of earlier ones with entries in the default
-- partition. The application calls it every day; it may create nothing else.
create function make_audit_years() returns void
  language plpgsql security definer set search_path = public set lock_timeout = '2s' as $$
declare
  next_year int := extract(year from app_now() at time zone 'UTC') + 1;
  years int[] := array[next_year - 1, next_year];
  missing int;
begin
  if pg_relation_size('audit_event_default') > 0 then
    -- In the order in which others lock them.
    lock table audit_event in access exclusive mode;
    alter table audit_event_default no force row level security;
    years := years || array(select distinct extract(year from at at time zone 'UTC')::int from audit_event_default
      where at < make_timestamptz(next_year + 1, 1, 1, 0, 0, 0, 'UTC'));
    alter table audit_event_default force row level security;
  end if;
  for missing in
    select distinct year from unnest(years) year where to_regclass('audit_event_' || year) is null
  loop
    perform attach_audit_year(missing);
  end loop;
end
$$;
revoke execute on function make_audit_years from public;
grant execute on function make_audit_years to daybook_app;

-- The owner copies the entries of all centres. What is later than the next year stays in the default partition.
alter table audit_event_before no force row level security;
alter table audit_event no force row level security;
select attach_audit_year(year) from (
  select distinct extract(year from at at time zone 'UTC')::int as year from audit_event_before
) there where year <= extract(year from now() at time zone 'UTC') + 1;
select make_audit_years();
insert into audit_event (tenant_id, at, id, created_at, created_by, updated_at, updated_by, action, actor_id, subjects)
  select tenant_id, at, id, created_at, created_by, updated_at, updated_by, action, actor_id, subjects
  from audit_event_before;
alter table audit_event force row level security;
drop table audit_event_before;
analyze audit_event;
