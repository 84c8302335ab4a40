-- Days on which a centre is closed, such as those around Christmas. Nobody is booked on them.
select tenant_table('closure');
select register_table('closure');
alter table closure
  add column name text not null check (length(name) between 1 and 60),
  add column starts_on date not null,
  add column ends_on date not null,
  add check (ends_on >= starts_on);
create index on closure (tenant_id, ends_on) where active;
-- The order of the list.
create index on closure (tenant_id, active, starts_on desc, fold_name(name), id);

-- Nearly all centres are closed on public holidays; which days those are is known to the server alone.
alter table centre add column open_on_holidays boolean not null default false;

-- What the children of a centre are booked for from one day until another. Each reader had this condition of its own, and
-- they differed. A child who has left was booked up to the day on which that was recorded.
-- @param closed the days on which the centre is closed, so that no reader forgets them
create function bookings(from_day date, until_day date, closed date[])
returns table (enrolment_id uuid, child_id uuid, room_id uuid, day date, arrives_at time, leaves_at time)
language sql stable as $$
  select enrolment.id, enrolment.child_id, enrolment.room_id, each.day::date, enrolment.arrives_at, enrolment.leaves_at
  from enrolment
  join child on child.tenant_id = enrolment.tenant_id and child.id = enrolment.child_id
  join centre on centre.tenant_id = enrolment.tenant_id
  cross join generate_series(from_day::timestamp, until_day::timestamp, interval '1 day') as each (day)
  where enrolment.tenant_id = current_tenant()
    and each.day::date between enrolment.starts_on and coalesce(enrolment.ends_on, each.day::date)
    and extract(isodow from each.day)::int = any (enrolment.weekdays)
    and (not enrolment.term_time_only or in_term(each.day::date))
    and each.day::date <> all (closed)
    and (child.active or each.day::date <= (child.updated_at at time zone centre.time_zone)::date)
$$;
