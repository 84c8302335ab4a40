-- A row that ended by mistake is in use again.
alter table register_change
  drop constraint register_change_step_check,
  add constraint register_change_step_check check (step in ('added', 'changed', 'removed', 'restored'));
