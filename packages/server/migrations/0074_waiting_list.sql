-- Children whose parents wait for a place: since when, and what they would like.
alter table child
  add column waiting_since date,
  add column wanted_from date,
  add column wanted_room_id uuid,
  add foreign key (tenant_id, wanted_room_id) references room;
create index on child (tenant_id, waiting_since) where waiting_since is not null;
create index on child (tenant_id, wanted_room_id);
