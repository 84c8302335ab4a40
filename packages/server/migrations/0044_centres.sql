-- Centres are made by the platform's operator, and their first accounts by invitation.

alter table centre add column licence_number text check (length(licence_number) between 1 and 60);

-- The centres by name, which only the platform (000000) sees: row security hides them from everybody else.
create function centres_of_platform()
  returns table (tenant_id text, name text, country_code text, time_zone text, licence_number text)
  language sql stable security definer set search_path = public as $$
  select tenant_id, name, country_code, time_zone, licence_number
  from centre where current_tenant() = '000000' and tenant_id <> '000000'
$$;

-- A link that makes one account with this role, once, until it expires. The key itself is not kept.
select tenant_table('invitation');
alter table invitation
  add column role text not null check (role in ('manager', 'administrator')),
  add column key_hash bytea not null,
  add column email text check (length(email) <= 254),
  add column expires_at timestamptz not null,
  add column used_at timestamptz,
  add column staff_id uuid,
  add check ((used_at is null) = (staff_id is null)),
  add foreign key (tenant_id, staff_id) references staff,
  add unique (tenant_id, key_hash);
create index on invitation (tenant_id, staff_id);
