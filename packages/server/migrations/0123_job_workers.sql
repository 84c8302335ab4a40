-- The workers of the job queue that run, each of which says so every few seconds (platform/jobs.presence.queries.ts).
create table job_worker (
  name text primary key check (length(name) between 1 and 100),
  seen_at timestamptz not null default now()
);
