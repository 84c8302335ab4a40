-- Whatever is submitted by a member of staff and decided once: accidents, leave and the like. What is constrained,
-- joined or searched is a column; the rest of a kind's fields stands in detail, with a check for each kind.
create extension if not exists pg_trgm;

select tenant_table('report');
alter table report
  add column kind text not null check (length(kind) between 1 and 40),
  add column author_id uuid not null,
  add column child_id uuid,
  add column room_id uuid,
  add column occurred_at timestamptz,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column away_until date,
  add column submitted_at timestamptz not null,
  -- A report waits for a decision (submitted) or for work (open).
  add column state text not null
    check (state in ('submitted', 'confirmed', 'refused', 'cancelled', 'open', 'inWork', 'closed')),
  add column decided_at timestamptz,
  add column decided_by uuid,
  add column decision_comment text check (length(decision_comment) between 1 and 500),
  add column version int not null default 1,
  add column summary text not null check (length(summary) <= 500),
  add column detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  add check ((state in ('submitted', 'open')) = (decided_at is null)),
  add check ((decided_at is null) = (decided_by is null)),
  add check ((starts_at is null) = (ends_at is null)),
  add check (starts_at < ends_at),
  add foreign key (tenant_id, author_id) references staff,
  add foreign key (tenant_id, decided_by) references staff,
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, room_id) references room;
create index on report (tenant_id, kind, submitted_at desc);
create index on report (tenant_id, author_id, kind, submitted_at desc);
create index on report (tenant_id, child_id, occurred_at desc);
create index on report (tenant_id, room_id);
-- Attendance asks which children have to stay at home.
create index report_away on report (tenant_id, child_id, away_until)
  where away_until is not null and state in ('submitted', 'confirmed');
create index on report (tenant_id, decided_by);
create index report_awaiting on report (tenant_id, kind) where state = 'submitted';
create index report_summary on report using gin (summary gin_trgm_ops);

-- Every step, kept for good. The first is the submission; before is what the report said until an amendment.
select tenant_table('report_step');
alter table report_step
  add column report_id uuid not null,
  add column step text not null check (step in ('submitted', 'amended', 'commented', 'confirmed', 'refused',
    'cancelled', 'started', 'closed', 'reopened')),
  add column by_id uuid not null,
  add column at timestamptz not null,
  add column comment text check (length(comment) between 1 and 500),
  add column before jsonb,
  add check ((step = 'amended') = (before is not null)),
  add foreign key (tenant_id, report_id) references report,
  add foreign key (tenant_id, by_id) references staff;
create index on report_step (tenant_id, report_id, at);
create index on report_step (tenant_id, by_id);
revoke update on report_step from daybook_app;

alter table report
  add constraint incident_detail check (kind <> 'incident' or coalesce(
    child_id is not null and occurred_at is not null and starts_at is null
    and detail->>'severity' in ('minor', 'doctor', 'serious')
    and length(detail->>'whatHappened') between 1 and 2000, false)),
  add constraint illness_detail check (kind <> 'illness' or coalesce(
    child_id is not null and occurred_at is not null
    and starts_at is null and away_until is not distinct from (detail->>'awayUntil')::date
    and (detail->'temperature' = 'null' or (detail->>'temperature')::numeric between 30 and 43), false)),
  add constraint risk_assessment_detail check (kind <> 'riskAssessment' or coalesce(
    child_id is null and detail->>'control' in ('eliminate', 'isolate', 'minimise')
    and (detail->'rating'->>'likelihood')::int between 1 and 5
    and (detail->'rating'->>'severity')::int between 1 and 5, false)),
  add constraint hazard_detail check (kind <> 'hazard' or coalesce(
    child_id is null and detail->>'kind' in ('hazard', 'maintenance')
    and (detail->'rating'->>'likelihood')::int between 1 and 5
    and (detail->'rating'->>'severity')::int between 1 and 5, false)),
  add constraint leave_detail check (kind <> 'leave' or coalesce(
    child_id is null and starts_at is not null and jsonb_typeof(detail->'dates') = 'object', false)),
  -- One person is not away twice at once.
  add constraint leave_overlaps exclude using gist
    (tenant_id with =, author_id with =, tstzrange(starts_at, ends_at) with &&)
    where (kind = 'leave' and state in ('submitted', 'confirmed'));
