-- A built-in role follows from its row, not from a name. A centre's own role with the name of a built-in one had its rights:
-- `kiosk` gave the tablet's board to whoever held it. Such a role keeps its rights under another name.
do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    update staff set roles = array(
        select case when exists (select from role where role.alias = held and not role.built_in)
            and lower(held) in ('teacher', 'manager', 'administrator', 'kiosk') then held || '-own' else held end
          from unnest(staff.roles) as held)
      where id not in (select id from kiosk);
    update role set alias = alias || '-own'
      where not built_in and lower(alias) in ('teacher', 'manager', 'administrator', 'kiosk');
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

alter table role add constraint role_alias_reserved check (
  case when built_in then alias in ('teacher', 'manager', 'administrator')
    else lower(alias) not in ('teacher', 'manager', 'administrator', 'kiosk') end);

-- The operator is none of a centre's people, and a tablet is no person.
alter table staff
  add constraint staff_operator check (tenant_id = '000000' or not 'administrator' = any(roles)),
  add constraint staff_tablet check (not 'kiosk' = any(roles) or roles = array['kiosk']);
