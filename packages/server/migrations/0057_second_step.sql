-- The second step of a person's sign-in: the secret of their authenticator app, encrypted with the installation's key.
select tenant_table('second_step');
alter table second_step
  add column staff_id uuid not null,
  add column sealed_secret text not null check (length(sealed_secret) between 60 and 200),
  -- Until a code has confirmed it, it is not asked for.
  add column confirmed_at timestamptz,
  -- The half minute (since 1970) of the newest code that was accepted: each code works once.
  add column last_step int not null default 0,
  add column wrong_tries int not null default 0,
  add column wrong_since timestamptz,
  add unique (tenant_id, staff_id),
  add foreign key (tenant_id, staff_id) references staff;
grant delete on second_step to daybook_app;

-- Codes for somebody without their phone. Each works once; only hashes are kept.
select tenant_table('recovery_code');
alter table recovery_code
  add column staff_id uuid not null,
  add column code_hash bytea not null check (length(code_hash) = 32),
  add column used_at timestamptz,
  add unique (tenant_id, staff_id, code_hash),
  add foreign key (tenant_id, staff_id) references staff;
grant delete on recovery_code to daybook_app;

alter table centre add column managers_need_second_step boolean not null default false;
