-- Shifts that a manager keeps under a name, to plan weeks with.
select tenant_table('roster_template');
alter table roster_template
  add column name text not null check (length(name) between 1 and 80),
  add column shifts jsonb not null check (jsonb_typeof(shifts) = 'array');
create unique index on roster_template (tenant_id, lower(name));
grant delete on roster_template to daybook_app;
