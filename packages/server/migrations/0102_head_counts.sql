-- A head count is a roll call of the children of a room, or of the whole centre. A device that started one of the same room
-- without a network has an id of its own for it; that row leads to the same roll call.
select tenant_table('head_count');
alter table head_count
  add column roll_call_id uuid not null,
  add column day date not null,
  add column reason text not null
    check (reason in ('garden', 'toilets', 'room', 'excursion', 'closing', 'other')),
  add column room_id uuid,
  add column is_open boolean not null,
  add check (not is_open or id = roll_call_id),
  add foreign key (tenant_id, roll_call_id) references roll_call,
  add foreign key (tenant_id, room_id) references room;
create unique index head_count_open on head_count (tenant_id, day, room_id) nulls not distinct where is_open;
create index on head_count (tenant_id, roll_call_id);
create index on head_count (tenant_id, room_id);
create index on head_count (tenant_id, day);

-- Why a child who is signed in was not seen; no reason after it was taken back. The newest counts.
select tenant_table('head_count_absence');
alter table head_count_absence
  add column roll_call_id uuid not null,
  add column child_id uuid not null,
  add column why text check (why in ('collected', 'otherRoom', 'neverHere', 'other')),
  add column note text check (length(note) between 1 and 200),
  add column at timestamptz not null,
  add column by_id uuid not null,
  add check (why is distinct from 'other' or note is not null),
  add unique (tenant_id, roll_call_id, child_id),
  add foreign key (tenant_id, roll_call_id) references roll_call,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, by_id) references staff;
create index on head_count_absence (tenant_id, child_id, roll_call_id);
create index on head_count_absence (tenant_id, by_id);
