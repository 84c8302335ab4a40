-- A roll call: everybody on a list is seen, by name. The list is fixed when it starts. A drill is the roll call with its
-- id; the counts of an excursion are about its event.
select tenant_table('roll_call');
alter table roll_call
  add column kind text not null check (length(kind) between 1 and 40),
  add column about_id uuid,
  add column place text check (length(place) between 1 and 80),
  add column started_at timestamptz not null,
  add column started_by uuid not null,
  add column ended_at timestamptz,
  -- Not known of drills that were held before this.
  add column ended_by uuid,
  add check (ended_at >= started_at),
  add check (ended_by is null or ended_at is not null),
  add foreign key (tenant_id, about_id) references report,
  add foreign key (tenant_id, started_by) references staff,
  add foreign key (tenant_id, ended_by) references staff;
create index on roll_call (tenant_id, about_id, started_at desc);
create index on roll_call (tenant_id, started_by);
create index on roll_call (tenant_id, ended_by);

select tenant_table('roll_call_person');
alter table roll_call_person
  add column roll_call_id uuid not null,
  add column child_id uuid,
  add column staff_id uuid,
  add column visit_id uuid,
  add column room_id uuid,
  add column marked_at timestamptz,
  add column marked_by uuid,
  -- When the newest mark was made or taken back. An older one that arrives later changes nothing.
  add column changed_at timestamptz,
  add check (num_nonnulls(child_id, staff_id, visit_id) = 1),
  add check ((marked_at is null) = (marked_by is null)),
  add unique nulls not distinct (tenant_id, roll_call_id, child_id, staff_id, visit_id),
  add foreign key (tenant_id, roll_call_id) references roll_call,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, staff_id) references staff,
  add foreign key (tenant_id, visit_id) references visit,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, marked_by) references staff;
create index on roll_call_person (tenant_id, child_id);
create index on roll_call_person (tenant_id, staff_id);
create index on roll_call_person (tenant_id, visit_id);
create index on roll_call_person (tenant_id, room_id);
create index on roll_call_person (tenant_id, marked_by);

do $$
declare
  name text;
  names text[] := array['roll_call', 'roll_call_person', 'drill', 'drill_person', 'event_stop', 'event_mark',
    'report', 'child', 'staff', 'attendance'];
begin
  foreach name in array names loop execute format('alter table %I no force row level security', name); end loop;

  insert into roll_call (tenant_id, id, created_at, created_by, updated_at, updated_by, kind, started_at, started_by,
      ended_at)
    select tenant_id, id, created_at, created_by, updated_at, updated_by, 'drill', started_at, started_by, ended_at
    from drill;
  insert into roll_call (tenant_id, id, created_at, created_by, updated_at, updated_by, kind, about_id, place,
      started_at, started_by, ended_at, ended_by)
    select tenant_id, id, created_at, created_by, updated_at, updated_by, 'excursion', event_id, place,
      started_at, started_by, greatest(finished_at, started_at), finished_by
    from event_stop;

  insert into roll_call_person (tenant_id, id, created_at, created_by, updated_at, updated_by, roll_call_id, child_id,
      staff_id, room_id, marked_at, marked_by, changed_at)
    select tenant_id, id, created_at, created_by, updated_at, updated_by, drill_id, child_id,
      staff_id, room_id, marked_at, marked_by, marked_at
    from drill_person;
  insert into roll_call_person (tenant_id, id, created_at, created_by, updated_at, updated_by, roll_call_id, child_id,
      staff_id, marked_at, marked_by, changed_at)
    select tenant_id, id, created_at, created_by, updated_at, updated_by, stop_id, child_id,
      staff_id, marked_at, marked_by, marked_at
    from event_mark;

  -- Of a count, only the marks were kept. Whoever was to be seen follows from the event, and from who was signed in.
  insert into roll_call_person (tenant_id, id, created_by, updated_by, roll_call_id, child_id)
    select distinct on (stop.tenant_id, stop.id, child.id) stop.tenant_id, gen_random_uuid(), null::uuid, null::uuid,
      stop.id, child.id
    from event_stop stop
    join report on report.tenant_id = stop.tenant_id and report.id = stop.event_id
    join child on child.tenant_id = stop.tenant_id
    where coalesce(report.detail -> 'childIds', '[]') ? child.id::text
      or exists (
        select from attendance stay
        where stay.tenant_id = stop.tenant_id and stay.child_id = child.id and stay.voided_at is null
          and coalesce(report.detail -> 'roomIds', '[]') ? stay.room_id::text
          and stay.signed_in_at <= stop.started_at
          and coalesce(stay.signed_out_at, stop.started_at + interval '1 day') > stop.started_at
          and stay.signed_in_at > stop.started_at - interval '1 day')
    on conflict do nothing;
  insert into roll_call_person (tenant_id, id, created_by, updated_by, roll_call_id, staff_id)
    select stop.tenant_id, gen_random_uuid(), null, null, stop.id, staff.id
    from event_stop stop
    join report on report.tenant_id = stop.tenant_id and report.id = stop.event_id
    join staff on staff.tenant_id = stop.tenant_id
    where report.detail ->> 'leadId' = staff.id::text
      or coalesce(report.detail -> 'staffIds', '[]') ? staff.id::text
    on conflict do nothing;

  foreach name in array names loop execute format('alter table %I force row level security', name); end loop;
end
$$;

drop table drill_person;
drop table event_mark;
drop table event_stop;
alter table drill
  drop column started_at,
  drop column started_by,
  drop column ended_at,
  add foreign key (tenant_id, id) references roll_call;
create index on drill (tenant_id, type, day);

-- An excursion is erased with its counts.
create or replace function erase_report(erased uuid) returns void
  language plpgsql security definer set search_path = public as $$
begin
  update report set from_id = null where tenant_id = current_tenant() and from_id = erased;
  delete from injury_look where tenant_id = current_tenant() and report_id = erased;
  delete from report_signature where tenant_id = current_tenant() and report_id = erased;
  delete from report_file where tenant_id = current_tenant() and report_id = erased;
  delete from report_step where tenant_id = current_tenant() and report_id = erased;
  delete from roll_call_person where tenant_id = current_tenant()
    and roll_call_id in (select id from roll_call where tenant_id = current_tenant() and about_id = erased);
  delete from roll_call where tenant_id = current_tenant() and about_id = erased;
  delete from report where tenant_id = current_tenant() and id = erased
    and state in ('confirmed', 'refused', 'cancelled', 'closed');
end
$$;
