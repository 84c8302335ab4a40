-- The secret address of a person's calendar; the secret itself is not kept.
select tenant_table('calendar_feed');
alter table calendar_feed
  add column person_id uuid not null,
  add column token_hash bytea not null check (length(token_hash) = 32),
  add column made_at timestamptz not null,
  add unique (tenant_id, person_id),
  add unique (tenant_id, token_hash),
  add foreign key (tenant_id, person_id) references staff;
grant delete on calendar_feed to daybook_app;
