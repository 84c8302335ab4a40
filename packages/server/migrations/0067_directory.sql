-- A centre's own directory (OpenID Connect), one for each centre.
select tenant_table('directory');
alter table directory
  add column issuer text not null check (length(issuer) between 1 and 300),
  add column client_id text not null check (length(client_id) between 1 and 200),
  -- Encrypted with the installation's key.
  add column sealed_secret text not null check (length(sealed_secret) <= 2000),
  add column match text not null check (match in ('email', 'account')),
  -- Whether a second step that the directory has asked for counts here.
  add column trusts_second_step boolean not null default false,
  add unique (tenant_id);
grant delete on directory to daybook_app;

-- Sign-ins on their way to a directory and back. They are deleted when the next one starts.
select tenant_table('directory_sign_in');
alter table directory_sign_in
  -- What the directory gets and returns, and what only the browser that started it knows.
  add column state_hash bytea not null,
  add column key_hash bytea not null,
  add column expires_at timestamptz not null,
  -- What only the browser that came back knows. A state comes back once.
  add column ticket_hash bytea,
  add column staff_id uuid,
  add column proved_second_step boolean not null default false,
  add column problem text check (length(problem) <= 40),
  add column used_at timestamptz,
  add unique (tenant_id, state_hash),
  add unique (tenant_id, ticket_hash),
  add foreign key (tenant_id, staff_id) references staff;
create index on directory_sign_in (tenant_id, staff_id);
create index on directory_sign_in (tenant_id, expires_at);
grant delete on directory_sign_in to daybook_app;

-- Whether the directory had asked for a second step.
alter table session add column second_step_at_directory boolean not null default false;
