-- What a parent agreed to for a child. It is never changed but by its end; another dose is another authority.
select tenant_table('medicine_authority');
alter table medicine_authority
  add column child_id uuid not null,
  add column category text not null check (category in ('firstAidKit', 'period', 'ongoing')),
  add column name text not null check (length(name) between 1 and 80),
  add column dose text not null check (length(dose) between 1 and 80),
  add column way text not null
    check (way in ('mouth', 'inhaler', 'skin', 'eyesOrEars', 'nose', 'injection', 'other')),
  add column reason text not null check (length(reason) between 1 and 200),
  add column times text[] not null,
  add column least_hours integer check (least_hours between 1 and 48),
  add column most_in_day integer check (most_in_day between 1 and 24),
  add column note text check (length(note) between 1 and 1000),
  add column from_day date not null,
  add column until_day date,
  add column expires_on date,
  add column contact_id uuid not null,
  add column signed_name text not null,
  add column drawing jsonb,
  add column signed_at timestamptz not null,
  add column by_id uuid not null,
  add column ended_at timestamptz,
  add column ended_by uuid,
  add column end_reason text check (length(end_reason) between 1 and 200),
  add check (until_day >= from_day),
  add check (category <> 'period' or until_day is not null),
  add check (category <> 'ongoing' or note is not null),
  add check (cardinality(times) > 0 or (least_hours is not null and most_in_day is not null)),
  add check ((ended_at is null) = (ended_by is null)),
  add unique (tenant_id, id, child_id),
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, contact_id) references contact,
  add foreign key (tenant_id, by_id) references staff,
  add foreign key (tenant_id, ended_by) references staff;
create index on medicine_authority (tenant_id, child_id, signed_at desc);
create index medicine_authority_standing on medicine_authority (tenant_id, child_id) where ended_at is null;
create index on medicine_authority (tenant_id, contact_id);
create index on medicine_authority (tenant_id, by_id);
create index on medicine_authority (tenant_id, ended_by);

-- A parent's word for a day, and when the child last had the medicine at home. The first of a day counts.
select tenant_table('medicine_word');
alter table medicine_word
  add column authority_id uuid not null,
  add column day date not null,
  add column contact_id uuid not null,
  add column signed_name text not null,
  add column drawing jsonb,
  add column last_given_at timestamptz,
  add column at timestamptz not null,
  add column by_id uuid not null,
  add unique (tenant_id, authority_id, day),
  add foreign key (tenant_id, authority_id) references medicine_authority,
  add foreign key (tenant_id, contact_id) references contact,
  add foreign key (tenant_id, by_id) references staff;
create index on medicine_word (tenant_id, contact_id);
create index on medicine_word (tenant_id, by_id);
revoke update on medicine_word from daybook_app;

-- A dose, or why it was not taken. Its child is the child of the authority. It is never changed.
select tenant_table('medicine_dose');
alter table medicine_dose
  add column authority_id uuid not null,
  add column child_id uuid not null,
  add column dose text not null check (length(dose) between 1 and 80),
  add column outcome text not null check (outcome in ('given', 'refused', 'vomited', 'notGiven')),
  add column note text check (length(note) between 1 and 500),
  add column at timestamptz not null,
  add column by_id uuid not null,
  add column checked_by uuid,
  add column conflict text check (length(conflict) between 1 and 40),
  add check (checked_by <> by_id),
  add check (outcome not in ('given', 'vomited') or checked_by is not null),
  add check (outcome <> 'notGiven' or note is not null),
  add foreign key (tenant_id, authority_id, child_id) references medicine_authority (tenant_id, id, child_id),
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, by_id) references staff,
  add foreign key (tenant_id, checked_by) references staff;
create index on medicine_dose (tenant_id, child_id, at desc);
create index on medicine_dose (tenant_id, authority_id, child_id);
create index on medicine_dose (tenant_id, by_id);
create index on medicine_dose (tenant_id, checked_by);
revoke update on medicine_dose from daybook_app;
