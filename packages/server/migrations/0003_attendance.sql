-- Who is here. A sign-in opens an attendance, a sign-out closes it; a child may come and go more than once.
-- An attendance that stays open past its day is a forgotten sign-out: it is asked about, never invented.
-- Stays of one child do not overlap: whoever writes locks the child and looks. The index below holds the worst
-- (two open at once); an exclusion constraint for all would be as large as the table and make inserts three
-- times as slow.

select tenant_table('attendance');
alter table attendance
  add column child_id uuid not null,
  add column room_id uuid not null,
  add column day date not null,
  add column signed_in_at timestamptz not null,
  add column signed_in_by uuid not null,
  add column signed_in_recorded_at timestamptz not null default app_now(),
  add column signed_out_at timestamptz,
  add column signed_out_by uuid,
  add column signed_out_recorded_at timestamptz,
  add column voided_at timestamptz,
  add column voided_by uuid,
  add column void_reason text check (length(void_reason) <= 500),
  add check (signed_out_at >= signed_in_at),
  add check ((signed_out_at is null) = (signed_out_by is null)),
  add check ((voided_at is null) = (voided_by is null)),
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, signed_in_by) references staff,
  add foreign key (tenant_id, signed_out_by) references staff,
  add foreign key (tenant_id, voided_by) references staff;
create unique index attendance_open on attendance (tenant_id, child_id, day)
  where signed_out_at is null and voided_at is null;
create index on attendance (tenant_id, day, room_id);
create index on attendance (tenant_id, child_id, day);
create index on attendance (tenant_id, room_id);
create index on attendance (tenant_id, signed_in_by);
create index on attendance (tenant_id, signed_out_by);
create index on attendance (tenant_id, voided_by);

-- What an attendance said before it was amended (a mistaken sign-out taken back), by whom and why.
select tenant_table('attendance_amendment');
alter table attendance_amendment
  add column attendance_id uuid not null,
  add column amended_by uuid not null,
  add column amended_at timestamptz not null,
  add column reason text check (length(reason) between 1 and 500),
  add column before jsonb not null,
  add foreign key (tenant_id, attendance_id) references attendance,
  add foreign key (tenant_id, amended_by) references staff;
create index on attendance_amendment (tenant_id, attendance_id);
create index on attendance_amendment (tenant_id, amended_by);
revoke update on attendance_amendment from daybook_app;

-- A child that does not come on a day. One that is cleared stays on record; at most one of a day is in force.
select tenant_table('absence');
alter table absence
  add column child_id uuid not null,
  add column day date not null,
  add column reason text not null check (reason in ('sick', 'holiday', 'other')),
  add column note text check (length(note) <= 500),
  add column cleared_at timestamptz,
  add column cleared_by uuid,
  add check ((cleared_at is null) = (cleared_by is null)),
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, cleared_by) references staff;
create unique index absence_in_force on absence (tenant_id, child_id, day) where cleared_at is null;
create index on absence (tenant_id, child_id);
create index on absence (tenant_id, day);
create index on absence (tenant_id, cleared_by);

-- The same for staff: who is at work now.
select tenant_table('staff_attendance');
alter table staff_attendance
  add column staff_id uuid not null,
  add column room_id uuid,
  add column day date not null,
  add column signed_in_at timestamptz not null,
  add column signed_out_at timestamptz,
  add check (signed_out_at >= signed_in_at),
  add exclude using gist (tenant_id with =, staff_id with =, day with =,
    tstzrange(signed_in_at, signed_out_at) with &&),
  add foreign key (tenant_id, staff_id) references staff,
  add foreign key (tenant_id, room_id) references room;
create unique index staff_attendance_open on staff_attendance (tenant_id, staff_id, day) where signed_out_at is null;
create index on staff_attendance (tenant_id, day);
create index on staff_attendance (tenant_id, staff_id);
create index on staff_attendance (tenant_id, room_id);
