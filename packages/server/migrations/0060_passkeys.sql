-- The passkeys of people: only their public keys are known here.
select tenant_table('passkey');
alter table passkey
  add column staff_id uuid not null,
  add column name text not null check (length(name) between 1 and 60),
  add column credential_id text not null check (length(credential_id) between 1 and 1400),
  add column public_key bytea not null check (length(public_key) between 1 and 8000),
  -- Some devices count their uses; one that counts back was copied.
  add column counter bigint not null check (counter >= 0),
  add column transports text[] not null default '{}',
  add column used_at timestamptz,
  add unique (tenant_id, credential_id),
  add foreign key (tenant_id, staff_id) references staff;
create index on passkey (tenant_id, staff_id);
grant delete on passkey to daybook_app;
