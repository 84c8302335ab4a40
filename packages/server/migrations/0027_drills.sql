-- Emergency drills: when, by whom, the roll call, and what was learnt. Its checklist is the filled check with its id.
select tenant_table('drill');
alter table drill
  add column type text not null check (type in ('fire', 'earthquake', 'lockdown')),
  add column day date not null,
  add column started_at timestamptz not null,
  add column started_by uuid not null,
  add column ended_at timestamptz,
  add column finished_at timestamptz,
  add column finished_by uuid,
  add column went_well text check (length(went_well) <= 1000),
  add column to_improve text check (length(to_improve) <= 1000),
  add check ((finished_at is null) = (finished_by is null)),
  add check (ended_at >= started_at),
  add foreign key (tenant_id, started_by) references staff,
  add foreign key (tenant_id, finished_by) references staff;
create index on drill (tenant_id, type, started_at desc);
create index on drill (tenant_id, started_by);
create index on drill (tenant_id, finished_by);

-- Who was signed in when the drill began.
select tenant_table('drill_person');
alter table drill_person
  add column drill_id uuid not null,
  add column child_id uuid,
  add column staff_id uuid,
  add column room_id uuid,
  add column marked_at timestamptz,
  add column marked_by uuid,
  add check (num_nonnulls(child_id, staff_id) = 1),
  add check ((marked_at is null) = (marked_by is null)),
  add unique nulls not distinct (tenant_id, drill_id, child_id, staff_id),
  add foreign key (tenant_id, drill_id) references drill,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, staff_id) references staff,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, marked_by) references staff;
create index on drill_person (tenant_id, child_id);
create index on drill_person (tenant_id, staff_id);
create index on drill_person (tenant_id, room_id);
create index on drill_person (tenant_id, marked_by);
