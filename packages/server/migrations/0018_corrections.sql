-- What was wrong in a confirmed report is a step of its own; and a report knows the one that it was opened from.
alter table report_step
  drop constraint report_step_step_check,
  add constraint report_step_step_check check (step in ('submitted', 'amended', 'commented', 'corrected', 'confirmed',
    'refused', 'cancelled', 'started', 'closed', 'reopened')),
  add constraint report_step_correction check (step <> 'corrected' or comment is not null);
alter table report
  add column from_id uuid check (from_id <> id),
  add foreign key (tenant_id, from_id) references report;
create index on report (tenant_id, from_id);
