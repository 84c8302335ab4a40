-- What somebody has to do about a report until a day: the follow-up of an accident, a hazard.
alter table report
  add column due_on date,
  add column due_person_id uuid,
  add column due_done_at timestamptz,
  add check ((due_on is null) = (due_person_id is null)),
  add check (due_done_at is null or due_on is not null),
  add foreign key (tenant_id, due_person_id) references staff;
create index on report (tenant_id, due_person_id);
create index report_due on report (tenant_id, due_on) where due_on is not null;
alter table report_step
  drop constraint report_step_step_check,
  add constraint report_step_step_check check (step in ('submitted', 'amended', 'commented', 'corrected', 'followedUp',
    'confirmed', 'refused', 'cancelled', 'started', 'closed', 'reopened'));
