-- How often a child is looked at after a blow to the head stays as the centre had it when the accident was reported. Other
-- times that a centre sets later change no gap of the past.
alter table report
  add column head_look_every int,
  add column head_watch_hours int;

-- Row security is forced, so each centre's accidents are filled in as that centre.
do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    update report set head_look_every = centre.head_look_every, head_watch_hours = centre.head_watch_hours
    from centre where centre.tenant_id = tenant and report.tenant_id = tenant and report.kind = 'incident';
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

create function keep_head_watch() returns trigger
  language plpgsql as $$
begin
  select centre.head_look_every, centre.head_watch_hours into new.head_look_every, new.head_watch_hours
  from centre where centre.tenant_id = new.tenant_id;
  return new;
end
$$;
create trigger keep_head_watch before insert on report
  for each row when (new.kind = 'incident' and new.head_look_every is null) execute function keep_head_watch();
