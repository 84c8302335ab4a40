-- The plan makes the day's tasks; care is recorded against them or on its own.
-- An entry changes in place: version tells one manager that another was first. Tasks that are due before its
-- last change (updated_at) are not made any more; those made earlier stay.

select tenant_table('plan_entry');
alter table plan_entry
  add column kind text not null check (kind in ('nappyChange')),
  add column room_id uuid,
  add column weekdays smallint[] not null
    check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add column times time[] not null check (cardinality(times) between 1 and 24),
  add column season_from int check (season_from between 1 and 12),
  add column season_until int check (season_until between 1 and 12),
  add column staff_id uuid,
  add column starts_on date not null,
  add column version int not null default 1,
  add column removed_at timestamptz,
  add check ((season_from is null) = (season_until is null)),
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, staff_id) references staff;
create index on plan_entry (tenant_id, room_id);
create index on plan_entry (tenant_id, staff_id);

-- One task for an entry, a day and a time (and the kind and room that the entry had then), however often and
-- from however many places it is made. A task that the plan no longer asks for is cancelled while nothing has
-- been recorded for it.
select tenant_table('task');
alter table task
  add column plan_entry_id uuid not null,
  add column kind text not null,
  add column room_id uuid,
  add column staff_id uuid,
  add column day date not null,
  add column due_time time not null,
  add column due_at timestamptz not null,
  add column cancelled_at timestamptz,
  add unique nulls not distinct (tenant_id, plan_entry_id, day, due_time, kind, room_id),
  add foreign key (tenant_id, plan_entry_id) references plan_entry,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, staff_id) references staff;
create index on task (tenant_id, day);
create index on task (tenant_id, room_id);
create index on task (tenant_id, staff_id);

-- Every kind of care in one table: what they share are columns, what only one kind has stands in detail,
-- and the check knows the detail of every kind (docs/decisions/003).
create function care_detail_is_valid(kind text, detail jsonb) returns boolean
  language sql immutable as $$
  select case kind
    when 'nappyChange' then
      detail->>'contents' in ('wet', 'soiled', 'both', 'dry')
      and detail->>'skin' in ('normal', 'red', 'rash', 'broken')
      and jsonb_typeof(detail->'creamUsed') = 'boolean'
      and detail - '{contents,skin,creamUsed}'::text[] = '{}'::jsonb
    else false
  end
$$;

select tenant_table('care_record');
alter table care_record
  add column kind text not null,
  add column child_id uuid not null,
  add column room_id uuid not null,
  add column task_id uuid,
  add column occurred_at timestamptz not null,
  add column recorded_at timestamptz not null,
  add column recorded_by uuid not null,
  add column detail jsonb not null,
  add column note text check (length(note) <= 500),
  add column version int not null default 1,
  add column voided_at timestamptz,
  add column voided_by uuid,
  add column void_reason text check (length(void_reason) between 1 and 500),
  add constraint care_detail check (coalesce(care_detail_is_valid(kind, detail), false)),
  add check (occurred_at <= recorded_at + interval '2 minutes'),
  add check ((voided_at is null) = (voided_by is null)),
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, task_id) references task,
  add foreign key (tenant_id, recorded_by) references staff,
  add foreign key (tenant_id, voided_by) references staff;
create index on care_record (tenant_id, child_id, kind, occurred_at desc);
create index on care_record (tenant_id, room_id, kind, occurred_at desc);
create index on care_record (tenant_id, occurred_at desc);
create index on care_record (tenant_id, task_id);
create index on care_record (tenant_id, recorded_by);
create index on care_record (tenant_id, voided_by);

-- What a record said before it was amended, by whom it was changed and why. Only its author, within the undo
-- window, need not say why.
select tenant_table('care_amendment');
alter table care_amendment
  add column record_id uuid not null,
  add column version int not null,
  add column amended_by uuid not null,
  add column amended_at timestamptz not null,
  add column reason text check (length(reason) between 1 and 500),
  add column before jsonb not null,
  add unique (tenant_id, record_id, version),
  add foreign key (tenant_id, record_id) references care_record,
  add foreign key (tenant_id, amended_by) references staff;
create index on care_amendment (tenant_id, amended_by);
revoke update on care_amendment from daybook_app;
