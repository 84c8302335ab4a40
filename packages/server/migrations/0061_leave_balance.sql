-- Whether a centre keeps how much leave each person has left.
alter table centre add column keeps_leave_balance boolean not null default false;

-- Days of leave that a person gets from a day on, and corrections with their reason. Entries are only added.
select tenant_table('leave_entry');
alter table leave_entry
  add column staff_id uuid not null,
  add column kind text not null check (kind in
    ('annual', 'sick', 'bereavement', 'family', 'parental', 'study', 'unpaid', 'other')),
  add column type text not null check (type in ('granted', 'corrected')),
  add column half_days smallint not null check (half_days <> 0 and half_days between -732 and 732),
  add column starts_on date not null,
  add column reason text check (length(reason) between 1 and 200),
  add column at timestamptz not null,
  add column by_id uuid not null,
  add check (type <> 'granted' or half_days > 0),
  add check (type <> 'corrected' or reason is not null),
  add foreign key (tenant_id, staff_id) references staff,
  add foreign key (tenant_id, by_id) references staff;
create index on leave_entry (tenant_id, staff_id, starts_on);
create index on leave_entry (tenant_id, by_id);
revoke update on leave_entry from daybook_app;
