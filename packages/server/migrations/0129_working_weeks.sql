-- On which weekdays a person works from a day on. Leave takes those days. Without one it takes the days on which the centre is
-- open. Weeks are only added: of two of the same day the later one counts.
select tenant_table('working_week');
alter table working_week
  add column staff_id uuid not null,
  add column starts_on date not null,
  add column weekdays smallint[] not null check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) between 1 and 7),
  add column at timestamptz not null,
  add column by_id uuid not null,
  add foreign key (tenant_id, staff_id) references staff,
  add foreign key (tenant_id, by_id) references staff;
create index on working_week (tenant_id, staff_id, starts_on);
create index on working_week (tenant_id, by_id);
revoke update on working_week from daybook_app;
