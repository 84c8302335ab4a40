-- A report is sent back to its author with a question. Its state stays: it waits, first for the answer.
alter table report add column asked_at timestamptz;
alter table report_step
  drop constraint report_step_step_check,
  add constraint report_step_step_check check (step in ('submitted', 'amended', 'commented', 'corrected', 'followedUp',
    'cameBack', 'asked', 'replied', 'confirmed', 'refused', 'cancelled', 'started', 'closed', 'reopened')),
  add constraint report_step_question check (step not in ('asked', 'replied') or comment is not null);
