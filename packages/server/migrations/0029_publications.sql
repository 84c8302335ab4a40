-- Whatever a centre publishes to its people and wants read or answered: policies, meetings and the like. What is
-- joined, ordered or searched is a column; the rest of a kind's fields stands in detail, with a check for each kind.
select tenant_table('publication');
alter table publication
  add column kind text not null check (length(kind) between 1 and 40),
  add column author_id uuid not null,
  add column title text not null check (length(title) between 1 and 140),
  add column detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  add column audience jsonb not null
    check (coalesce(audience->>'to' in ('all', 'roles', 'rooms', 'people'), false)),
  -- The version that people are asked about.
  add column version int not null default 1 check (version > 0),
  -- Counts every change, also those that ask nobody again.
  add column revision int not null default 1 check (revision >= version),
  add column changes text check (length(changes) between 1 and 500),
  -- Of the current version.
  add column published_at timestamptz not null,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column review_on date,
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_reason text check (length(withdrawn_reason) between 1 and 500),
  add check ((withdrawn_at is null) = (withdrawn_by is null)),
  add check ((starts_at is null) = (ends_at is null)),
  add check (starts_at < ends_at),
  add foreign key (tenant_id, author_id) references staff,
  add foreign key (tenant_id, withdrawn_by) references staff;
create index on publication (tenant_id, kind, coalesce(starts_at, published_at) desc);
create index on publication (tenant_id, author_id);
create index on publication (tenant_id, withdrawn_by);
create index publication_review on publication (tenant_id, review_on)
  where review_on is not null and withdrawn_at is null;

-- Every version and change as it was, kept for good.
select tenant_table('publication_step');
alter table publication_step
  add column publication_id uuid not null,
  add column step text not null check (step in ('published', 'changed', 'withdrawn')),
  add column version int not null,
  add column by_id uuid not null,
  add column at timestamptz not null,
  add column comment text check (length(comment) between 1 and 500),
  add column detail jsonb not null,
  add column audience jsonb not null,
  add foreign key (tenant_id, publication_id) references publication,
  add foreign key (tenant_id, by_id) references staff;
create index on publication_step (tenant_id, publication_id, at);
create index on publication_step (tenant_id, by_id);
revoke update on publication_step from daybook_app;

-- What one person did about one version. Who is asked is fixed when it is published.
select tenant_table('receipt');
alter table receipt
  add column publication_id uuid not null,
  add column version int not null,
  add column person_id uuid not null,
  -- Whether reading it is enough.
  add column asks text not null check (asks in ('reading', 'answer')),
  add column read_at timestamptz,
  add column answer text check (answer in ('confirmed', 'declined')),
  add column answered_at timestamptz,
  add column comment text check (length(comment) between 1 and 500),
  add column reminded_at timestamptz,
  add unique (tenant_id, publication_id, version, person_id),
  add check ((answer is null) = (answered_at is null)),
  add check (asks = 'answer' or answer is null),
  add foreign key (tenant_id, publication_id) references publication,
  add foreign key (tenant_id, person_id) references staff;
create index on receipt (tenant_id, person_id, publication_id);
create index receipt_waiting on receipt (tenant_id, person_id)
  where answered_at is null and (asks = 'answer' or read_at is null);

alter table publication
  add constraint policy_detail check (kind <> 'policy' or coalesce(
    starts_at is null and length(detail->>'text') between 1 and 20000
    and review_on is not distinct from (detail->>'reviewOn')::date, false)),
  add constraint meeting_detail check (kind <> 'meeting' or coalesce(
    starts_at is not null and review_on is null and length(detail->>'where') between 1 and 140, false));

-- What was decided at a meeting. Corrected minutes are a further row; the newest counts.
select tenant_table('meeting_minutes');
alter table meeting_minutes
  add column meeting_id uuid not null,
  add column summary text not null check (length(summary) between 1 and 4000),
  add column duration int not null check (duration between 1 and 1440),
  add column by_id uuid not null,
  add column at timestamptz not null,
  add foreign key (tenant_id, meeting_id) references publication,
  add foreign key (tenant_id, by_id) references staff;
create index on meeting_minutes (tenant_id, meeting_id, at desc);
create index on meeting_minutes (tenant_id, by_id);
revoke update on meeting_minutes from daybook_app;

-- Who does what until when.
select tenant_table('meeting_action');
alter table meeting_action
  add column meeting_id uuid not null,
  add column what text not null check (length(what) between 1 and 200),
  add column person_id uuid not null,
  add column due_on date not null,
  add column done_at timestamptz,
  add column done_by uuid,
  add check ((done_at is null) = (done_by is null)),
  add foreign key (tenant_id, meeting_id) references publication,
  add foreign key (tenant_id, person_id) references staff,
  add foreign key (tenant_id, done_by) references staff;
create index on meeting_action (tenant_id, meeting_id, due_on);
create index on meeting_action (tenant_id, person_id, due_on);
create index on meeting_action (tenant_id, done_by);
