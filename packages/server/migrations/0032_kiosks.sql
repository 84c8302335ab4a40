-- Tablets at the door. Each is a member of staff with a role that can do nothing else, so that its sessions end and its
-- entries are attributed as those of people.

select tenant_table('kiosk');
alter table kiosk
  add column pairing_hash bytea not null,
  add column pairing_expires_at timestamptz not null,
  add column paired_at timestamptz,
  add column revoked_at timestamptz,
  add column device text check (length(device) <= 200),
  add unique (tenant_id, pairing_hash),
  add foreign key (tenant_id, id) references staff;

-- The PIN of a member of staff; the row has the id of the person.
select tenant_table('staff_pin');
alter table staff_pin
  add column pin_hash text not null,
  add column failures smallint not null default 0,
  add column locked_until timestamptz,
  add foreign key (tenant_id, id) references staff;

-- What a proven PIN or collector may do, once.
select tenant_table('kiosk_ticket');
alter table kiosk_ticket
  add column kiosk_id uuid not null,
  add column person_id uuid not null,
  add column ticket_hash bytea not null,
  add column direction text not null check (direction in ('in', 'out')),
  add column collector text check (length(collector) between 1 and 80),
  add column expires_at timestamptz not null,
  add unique (tenant_id, ticket_hash),
  add foreign key (tenant_id, kiosk_id) references kiosk;
create index on kiosk_ticket (tenant_id, kiosk_id);
create index on kiosk_ticket (tenant_id, expires_at);
grant delete on kiosk_ticket to daybook_app;

-- Who brought and who collected the child, as said at the tablet.
alter table attendance
  add column brought_by text check (length(brought_by) between 1 and 80),
  add column collected_by text check (length(collected_by) between 1 and 80);
