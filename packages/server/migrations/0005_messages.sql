-- Messages to a member of staff, and certificates that run out.

select tenant_table('message');
alter table message
  add column recipient_id uuid not null,
  add column kind text not null check (kind in ('forgottenSignOut', 'recordAmended', 'recordVoided', 'notice')),
  add column params jsonb not null default '{}',
  add column link text check (link ~ '^/pages/' and length(link) <= 500),
  add column cause_id uuid not null,
  add column sent_at timestamptz not null,
  add column read_at timestamptz,
  add unique (tenant_id, recipient_id, kind, cause_id),
  add foreign key (tenant_id, recipient_id) references staff;
create index on message (tenant_id, recipient_id, sent_at desc);
create index message_unread on message (tenant_id, recipient_id) where read_at is null;

select tenant_table('credential');
alter table credential
  add column staff_id uuid not null,
  add column title text not null check (length(title) between 1 and 120),
  add column number text check (length(number) <= 60),
  add column issued_on date not null,
  add column expires_on date not null,
  add check (expires_on >= issued_on),
  add foreign key (tenant_id, staff_id) references staff;
create index on credential (tenant_id, staff_id);
create index on credential (tenant_id, expires_on);
