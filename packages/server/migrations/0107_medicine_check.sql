-- What the person who is named as the checker of a dose says about it. Their first answer counts.
select tenant_table('medicine_check');
alter table medicine_check
  add column dose_id uuid not null,
  add column was_checked boolean not null,
  add column note text check (length(note) between 1 and 500),
  add column at timestamptz not null,
  add column by_id uuid not null,
  add check (was_checked or note is not null),
  add unique (tenant_id, dose_id),
  add foreign key (tenant_id, dose_id) references medicine_dose,
  add foreign key (tenant_id, by_id) references staff;
create index on medicine_check (tenant_id, by_id);
revoke update on medicine_check from daybook_app;

-- The doses that a person is to confirm are of the last days; without the time the index would read those of all years.
create index on medicine_dose (tenant_id, checked_by, at desc);
drop index medicine_dose_tenant_id_checked_by_idx;
