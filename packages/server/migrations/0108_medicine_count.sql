-- How many doses of a medicine are here, each time that somebody counts them. What is given afterwards is taken off.
select tenant_table('medicine_count');
alter table medicine_count
  add column authority_id uuid not null,
  add column doses integer not null check (doses between 0 and 999),
  add column at timestamptz not null,
  add column by_id uuid not null,
  add foreign key (tenant_id, authority_id) references medicine_authority,
  add foreign key (tenant_id, by_id) references staff;
create index on medicine_count (tenant_id, authority_id, at desc);
create index on medicine_count (tenant_id, by_id);
revoke update on medicine_count from daybook_app;

create index on medicine_dose (tenant_id, authority_id, at);
