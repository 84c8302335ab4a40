-- Codes that prove an address or sign in once. They are asked for before it is known whether the centre or the address
-- exists, so nothing refers to a centre, and the row is the same for addresses that nobody has.
create table one_time_code (
  tenant_id text not null default current_tenant(),
  id uuid not null,
  purpose text not null check (length(purpose) <= 40),
  -- Whose code it is: a keyed hash of the address, or of the code itself where it alone is sent.
  subject_hash bytea not null,
  code_hash bytea not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  -- The account that it is for, once that is known.
  staff_id uuid,
  -- Who proved it: only they may use it.
  holder_hash bytea,
  used_at timestamptz,
  primary key (tenant_id, id)
);
select guard_tenant_table('one_time_code');
create index on one_time_code (tenant_id, purpose, subject_hash, asked_at desc);
create index on one_time_code (tenant_id, expires_at);
grant delete on one_time_code to daybook_app;
create index staff_email on staff (tenant_id, lower(email));
