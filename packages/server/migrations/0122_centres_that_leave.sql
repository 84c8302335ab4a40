-- A centre that has left this installation, because it works in another one or not at all. Its rows stay. The application opens
-- no transaction of it any more (tenancy.ts), and no job is planned for it.
-- Allowed: function tenant_ids() changed: a server of the version before plans no jobs of a deactivated centre either.
-- Allowed: function centres_of_platform() changed: a further column, which a server of the version before does not show.
alter table centre
  add column deactivated_at timestamptz,
  -- From the installation it came from: the keys of unsent entries on its people's devices are derived from it.
  add column outbox_secret bytea;

create or replace function tenant_ids() returns setof text
  language sql stable security definer set search_path = public
  as $$ select tenant_id from centre where deactivated_at is null order by 1 $$;

-- The numbers that are taken, those of centres that have left among them.
create function centre_numbers() returns setof text
  language sql stable security definer set search_path = public
  as $$ select tenant_id from centre $$;

-- Called by the first statement of each transaction of a centre. Volatile, so that it sees what has been committed until now, and
-- not until the statement began.
create function refuse_deactivated(number text) returns void
  language plpgsql volatile security definer set search_path = public as $$
begin
  if exists (select from centre where tenant_id = number and deactivated_at is not null) then
    raise exception using errcode = 'DB001', message = 'the centre is deactivated';
  end if;
end
$$;

drop function centres_of_platform();
create function centres_of_platform()
  returns table (tenant_id text, name text, country_code text, time_zone text, licence_number text,
    deactivated_at timestamptz)
  language sql stable security definer set search_path = public as $$
  select tenant_id, name, country_code, time_zone, licence_number, deactivated_at
  from centre where current_tenant() = '000000' and tenant_id <> '000000'
$$;
