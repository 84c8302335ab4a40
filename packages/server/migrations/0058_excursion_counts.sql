-- The counts of an excursion: one for each stop, with a mark for everybody who was seen.
select tenant_table('event_stop');
alter table event_stop
  add column event_id uuid not null,
  add column place text not null check (length(place) between 1 and 80),
  add column started_at timestamptz not null,
  add column started_by uuid not null,
  add column finished_at timestamptz,
  add column finished_by uuid,
  add check ((finished_at is null) = (finished_by is null)),
  add foreign key (tenant_id, event_id) references report,
  add foreign key (tenant_id, started_by) references staff,
  add foreign key (tenant_id, finished_by) references staff;
create index on event_stop (tenant_id, event_id, started_at desc);
create index on event_stop (tenant_id, started_by);
create index on event_stop (tenant_id, finished_by);

select tenant_table('event_mark');
alter table event_mark
  add column stop_id uuid not null,
  add column child_id uuid,
  add column staff_id uuid,
  add column marked_at timestamptz not null,
  add column marked_by uuid not null,
  add check (num_nonnulls(child_id, staff_id) = 1),
  add unique nulls not distinct (tenant_id, stop_id, child_id, staff_id),
  add foreign key (tenant_id, stop_id) references event_stop,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, staff_id) references staff,
  add foreign key (tenant_id, marked_by) references staff;
create index on event_mark (tenant_id, child_id);
create index on event_mark (tenant_id, staff_id);
create index on event_mark (tenant_id, marked_by);
-- A mark is taken back.
grant delete on event_mark to daybook_app;
