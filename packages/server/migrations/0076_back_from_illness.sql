-- The day on which a child may come back although the report says to stay at home for longer.
alter table report
  add column back_on date,
  add check (back_on is null or away_until is not null);
alter table report_step
  drop constraint report_step_step_check,
  add constraint report_step_step_check check (step in ('submitted', 'amended', 'commented', 'corrected', 'followedUp',
    'cameBack', 'confirmed', 'refused', 'cancelled', 'started', 'closed', 'reopened'));
