-- Visitors: who came to see whom, and until when. Kept for good.
select tenant_table('visit');
alter table visit
  add column name text not null check (length(name) between 1 and 80),
  add column email text not null check (length(email) <= 254),
  add column phone text not null check (length(phone) <= 40),
  add column company text check (length(company) between 1 and 120),
  add column purpose text not null check (length(purpose) between 1 and 200),
  -- As the visitor wrote it, and the member of staff of that name.
  add column host_name text not null check (length(host_name) between 1 and 80),
  add column host_id uuid,
  add column conditions_accepted_at timestamptz not null,
  -- The hash of the ticket that the visitor checks out with.
  add column badge_hash bytea not null,
  add column checked_in_at timestamptz not null,
  add column checked_out_at timestamptz,
  -- Null for a visitor who checked out themselves.
  add column checked_out_by uuid,
  add column teacher_id uuid,
  add column assigned_at timestamptz,
  add column assigned_by uuid,
  add check (num_nonnulls(teacher_id, assigned_at, assigned_by) in (0, 3)),
  add check (checked_out_by is null or checked_out_at is not null),
  add unique (tenant_id, badge_hash),
  add foreign key (tenant_id, host_id) references staff,
  add foreign key (tenant_id, teacher_id) references staff,
  add foreign key (tenant_id, assigned_by) references staff,
  add foreign key (tenant_id, checked_out_by) references staff;
create index on visit (tenant_id, checked_in_at desc);
create index on visit (tenant_id, host_id);
create index on visit (tenant_id, teacher_id, checked_in_at desc);
create index on visit (tenant_id, assigned_by);
create index on visit (tenant_id, checked_out_by);
create index visit_here on visit (tenant_id, checked_in_at desc) where checked_out_at is null;

-- Codes sent to visitors' addresses. Address, network and code are hashed; rows are deleted after an hour.
select tenant_table('visitor_code');
alter table visitor_code
  add column mail_hash bytea not null,
  add column network_hash bytea not null,
  add column code_hash bytea not null,
  add column sent_at timestamptz not null,
  add column wrong_tries smallint not null default 0,
  -- What the code was exchanged for.
  add column ticket_hash bytea,
  add column proven_at timestamptz,
  add check ((ticket_hash is null) = (proven_at is null)),
  add unique (tenant_id, ticket_hash);
create index on visitor_code (tenant_id, mail_hash, sent_at desc);
create index on visitor_code (tenant_id, network_hash, sent_at desc);
create index on visitor_code (tenant_id, sent_at);
grant delete on visitor_code to daybook_app;
