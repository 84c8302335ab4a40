-- Messages between colleagues (docs/decisions/092-messages-between-colleagues.md). Kept for a year.
select tenant_table('conversation');
alter table conversation
  -- Whose staff it was sent to.
  add column room_id uuid,
  -- A hash of the room and of everybody who reads it: the same people have one conversation.
  add column people_hash bytea not null,
  add column last_at timestamptz not null,
  add unique (tenant_id, people_hash),
  add foreign key (tenant_id, room_id) references room;
create index on conversation (tenant_id, room_id);
create index on conversation (tenant_id, last_at desc);
grant delete on conversation to daybook_app;

select tenant_table('conversation_member');
alter table conversation_member
  add column conversation_id uuid not null,
  add column staff_id uuid not null,
  -- When the newest message that this person has read was sent.
  add column read_until timestamptz,
  add unique (tenant_id, conversation_id, staff_id),
  add foreign key (tenant_id, conversation_id) references conversation on delete cascade,
  add foreign key (tenant_id, staff_id) references staff;
create index on conversation_member (tenant_id, staff_id);
grant delete on conversation_member to daybook_app;

select tenant_table('conversation_post');
alter table conversation_post
  add column conversation_id uuid not null,
  add column author_id uuid not null,
  add column text text not null check (length(text) between 1 and 2000),
  add column sent_at timestamptz not null,
  -- Taken back by its author.
  add column voided_at timestamptz,
  add foreign key (tenant_id, conversation_id) references conversation on delete cascade,
  add foreign key (tenant_id, author_id) references staff;
create index on conversation_post (tenant_id, conversation_id, sent_at desc, id desc);
create index on conversation_post (tenant_id, author_id);
create index on conversation_post (tenant_id, sent_at);
grant delete on conversation_post to daybook_app;
