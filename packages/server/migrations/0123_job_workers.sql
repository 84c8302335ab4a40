-- The last heartbeat of each worker of the job queue (platform/jobs.heartbeat.queries.ts).
create table job_worker (
  name text primary key check (length(name) between 1 and 100),
  seen_at timestamptz not null default now()
);
