-- Tenancy, audit and the door for writes that may come twice.
-- Sessions set app.tenant_id, app.user_id and app.now per transaction; without them nothing is visible.

create extension if not exists btree_gist;

do $$
begin
  if not exists (select from pg_roles where rolname = 'daybook_app') then
    create role daybook_app nologin;
  end if;
end
$$;

grant usage on schema public to daybook_app;

create function current_tenant() returns text
  language sql stable as $$ select nullif(current_setting('app.tenant_id', true), '') $$;

create function current_person() returns uuid
  language sql stable as $$ select nullif(current_setting('app.user_id', true), '')::uuid $$;

-- The application's clock, so that a test or a replay can say what time it is.
create function app_now() returns timestamptz
  language sql stable as $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- A UUIDv7 for rows that a statement makes many of at once.
create function mint_id() returns uuid
  language sql volatile as $$
  select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
    placing substring(int8send(floor(extract(epoch from app_now()) * 1000)::bigint) from 3)
    from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
$$;

create function touch_row() returns trigger
  language plpgsql as $$
begin
  new.updated_at := app_now();
  new.updated_by := current_person();
  return new;
end
$$;

-- Gives a table that has tenant_id its audit columns, its forced row security and the grants.
-- Two policies: the permissive one lets rows be seen at all, the restrictive one can be widened by no other.
create function guard_tenant_table(name regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s
    add column created_at timestamptz not null default app_now(),
    add column created_by uuid default current_person(),
    add column updated_at timestamptz not null default app_now(),
    add column updated_by uuid default current_person()', name);
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy visible on %s using (true) with check (true)', name);
  execute format('create policy tenant_only on %s as restrictive
    using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
  execute format('create trigger touch before update on %s for each row execute function touch_row()', name);
  execute format('grant select, insert, update on %s to daybook_app', name);
end
$$;

-- The tenant itself: a centre, or the platform (000000).
create table centre (
  tenant_id text primary key default current_tenant() check (tenant_id ~ '^[0-9]{6}$'),
  name text not null check (length(name) between 1 and 120),
  time_zone text not null default 'Pacific/Auckland',
  country_code text not null default 'NZ' check (country_code ~ '^[A-Z]{2}$'),
  opens_at time not null default '07:00',
  closes_at time not null default '18:00',
  check (opens_at < closes_at)
);
select guard_tenant_table('centre');
-- The owner need not be past row security, and tenant_ids() below has to list them all as the owner. The
-- application is not the owner: to it the two policies apply here as everywhere.
alter table centre no force row level security;

-- A tenant table: tenant_id and id form its key; its own columns, keys and references follow by ALTER TABLE.
create function tenant_table(name text) returns void
  language plpgsql as $$
begin
  execute format('create table %I (
    tenant_id text not null default current_tenant() references centre,
    id uuid not null,
    primary key (tenant_id, id))', name);
  perform guard_tenant_table(name::regclass);
end
$$;

-- Who did what: one row for every audited operation, in the transaction of its effect.
select tenant_table('audit_event');
alter table audit_event
  add column action text not null check (length(action) <= 80),
  add column actor_id uuid,
  add column subjects uuid[] not null default '{}',
  add column at timestamptz not null default app_now();
create index on audit_event (tenant_id, at desc);
create index on audit_event using gin (subjects);
revoke update on audit_event from daybook_app;

-- Key and answer of a queueable write, stored with its effect: the same key gets the same answer, once.
create table idempotency_key (
  tenant_id text not null default current_tenant() references centre,
  person_id uuid not null,
  key uuid not null,
  operation text not null,
  input_hash bytea not null,
  answer jsonb,
  primary key (tenant_id, person_id, key)
);
select guard_tenant_table('idempotency_key');
create index on idempotency_key (tenant_id, created_at);
grant delete on idempotency_key to daybook_app;

-- Jobs run for every tenant in turn and see only its number; everything else needs the tenant set.
create function tenant_ids() returns setof text
  language sql stable security definer set search_path = public
  as $$ select tenant_id from centre order by 1 $$;

-- The application plans jobs through this door only: the queue itself belongs to the owner.
create function plan_job(name text, payload json) returns void
  language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(name,
    payload := (payload::jsonb || jsonb_build_object('tenantId', current_tenant()))::json);
end
$$;
revoke execute on function plan_job from public;
grant execute on function plan_job to daybook_app;
