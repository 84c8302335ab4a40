-- The feed: a card for each person that something concerns, written in the transaction of its cause.
select tenant_table('activity');
alter table activity
  add column person_id uuid not null,
  add column kind text not null check (length(kind) <= 80),
  add column topic text not null check (topic in ('notice', 'request', 'answer', 'record')),
  add column params jsonb not null,
  add column link text check (link ~ '^/pages/' and length(link) <= 500),
  add column cause_id uuid not null,
  add column at timestamptz not null,
  add column hidden_at timestamptz,
  add unique (tenant_id, person_id, kind, cause_id),
  add foreign key (tenant_id, person_id) references staff;
-- Pages of the feed, of one topic, and of what a person has hidden. Ids order what happened at the same instant.
create index on activity (tenant_id, person_id, at desc, id desc) where hidden_at is null;
create index on activity (tenant_id, person_id, topic, at desc, id desc) where hidden_at is null;
create index on activity (tenant_id, person_id, at desc, id desc) where hidden_at is not null;
create index on activity (tenant_id, at);
grant delete on activity to daybook_app;
