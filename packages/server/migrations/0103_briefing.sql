-- Who has read what has to be known when a room is taken over, and how new it was. It is never changed.
select tenant_table('briefing_reading');
alter table briefing_reading
  add column room_id uuid not null,
  add column day date not null,
  add column by_id uuid not null,
  add column at timestamptz not null,
  add column newest_at timestamptz,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, by_id) references staff;
create index on briefing_reading (tenant_id, room_id, day, at desc);
create index on briefing_reading (tenant_id, by_id);
revoke update on briefing_reading from daybook_app;
