-- Each request asks who its session belongs to and what they may do. The session keeps that, so that it is one read by
-- key. The database keeps it right, whichever statement changes a person, a role, the centre or a second step
-- (docs/decisions/080-sessions-keep-their-person.md).
alter table session
  add column real_name text not null default '',
  add column roles text[] not null default '{}',
  add column own_rights text[] not null default '{}',
  add column account_active boolean not null default false,
  add column lacks_second_step boolean not null default true,
  add column time_zone text not null default '';

-- What a session of a person keeps. Their own rights are those of the centre's own roles. They lack a second step if the
-- centre requires one, and they have neither set one up nor proved it at a trusted directory.
create function person_of_session(tenant text, person uuid, stepped_at_directory boolean)
  returns table (real_name text, roles text[], own_rights text[], account_active boolean, lacks_second_step boolean,
    time_zone text)
  language sql stable as $$
  select staff.real_name, staff.roles,
    array(select distinct given from role, unnest(role.rights) as given
      where role.tenant_id = tenant and role.active and not role.built_in and role.alias = any(staff.roles)
      order by given),
    staff.active,
    centre.managers_need_second_step
      and not exists (select from second_step
        where second_step.tenant_id = tenant and second_step.staff_id = person and second_step.confirmed_at is not null)
      and not exists (select from passkey where passkey.tenant_id = tenant and passkey.staff_id = person)
      and not (stepped_at_directory and exists (select from directory
        where directory.tenant_id = tenant and directory.trusts_second_step)),
    centre.time_zone
  from staff join centre on centre.tenant_id = tenant
  where staff.tenant_id = tenant and staff.id = person
$$;

-- Opening a session and changing what it keeps exclude each other until their commit, by the lock of the centre's row.
-- Each statement after the lock sees what its last holder wrote, because the statements of a volatile function have
-- snapshots of their own. `no key` lets pass whatever only refers to the centre.
create function lock_sessions(tenant text) returns void language plpgsql as $$
begin
  if row_security_active('session') and tenant is distinct from current_tenant() then
    raise exception 'the sessions of % are out of sight', tenant;
  end if;
  perform from centre where tenant_id = tenant for no key update;
end
$$;

create function keep_person() returns trigger language plpgsql as $$
begin
  perform lock_sessions(new.tenant_id);
  select * into new.real_name, new.roles, new.own_rights, new.account_active, new.lacks_second_step, new.time_zone
    from person_of_session(new.tenant_id, new.staff_id, new.second_step_at_directory);
  return new;
end
$$;

create trigger keep_person before insert or update of staff_id, second_step_at_directory on session
  for each row execute function keep_person();

-- Ended sessions are renewed too, so that what a session keeps is never out of date.
create function renew_sessions(tenant text, persons uuid[]) returns void language plpgsql as $$
begin
  perform lock_sessions(tenant);
  update session set (real_name, roles, own_rights, account_active, lacks_second_step, time_zone) =
      (select * from person_of_session(tenant_id, staff_id, second_step_at_directory))
    where tenant_id = tenant and staff_id = any(persons);
end
$$;

-- Its argument names the column with the person. Without it the change is about everybody in the centre.
create function renew_changed() returns trigger language plpgsql as $$
declare tenant text := coalesce(new.tenant_id, old.tenant_id);
begin
  perform renew_sessions(tenant, case
    when tg_nargs > 0 then array[to_jsonb(old) ->> tg_argv[0], to_jsonb(new) ->> tg_argv[0]]::uuid[]
    else array(select id from staff where tenant_id = tenant)
  end);
  return null;
end
$$;

-- Triggers run in the order of their names, so the centre's row is locked before `end_sessions` changes a session.
create trigger change_of_person after update of real_name, roles, active on staff
  for each row execute function renew_changed('id');
create trigger change_of_person after insert or delete or update of staff_id, confirmed_at on second_step
  for each row execute function renew_changed('staff_id');
create trigger change_of_person after insert or delete or update of staff_id on passkey
  for each row execute function renew_changed('staff_id');
create trigger change_of_person after insert or delete or update of alias, rights, active, built_in on role
  for each row execute function renew_changed();
create trigger change_of_person after insert or delete or update of trusts_second_step on directory
  for each row execute function renew_changed();
create trigger change_of_person after update of time_zone, managers_need_second_step on centre
  for each row execute function renew_changed();

do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    perform renew_sessions(tenant, array(select id from staff where tenant_id = tenant));
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
