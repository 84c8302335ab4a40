-- Processes that a centre makes itself. A row is one version, and is never changed: what runs keeps the one that it
-- began with.
select tenant_table('workflow_process');
alter table workflow_process
  -- The same for all versions of a process.
  add column series_id uuid not null,
  add column version int not null check (version > 0),
  add column name text not null check (length(name) between 1 and 60),
  add column category text not null check (length(category) between 1 and 60),
  add column form_key text check (form_key in ('wf_ex_Leave')),
  add column definition jsonb not null check (jsonb_typeof(definition) = 'object'),
  -- Whether it can be started.
  add column is_current boolean not null default true,
  add unique (tenant_id, series_id, version);
create unique index workflow_process_current on workflow_process (tenant_id, series_id) where is_current;

select tenant_table('workflow_instance');
alter table workflow_instance
  add column process_id uuid not null,
  add column starter_id uuid not null,
  add column variables jsonb not null check (jsonb_typeof(variables) = 'object'),
  add column summary text not null check (length(summary) <= 200),
  add column state text not null default 'unfinished'
    check (state in ('unfinished', 'finished', 'terminate', 'withdraw', 'recall', 'reject')),
  add column started_at timestamptz not null,
  add column ended_at timestamptz,
  -- The leave that an external form made, which has its own states.
  add column report_id uuid,
  add check ((state = 'unfinished') = (ended_at is null)),
  add foreign key (tenant_id, process_id) references workflow_process,
  add foreign key (tenant_id, starter_id) references staff,
  add foreign key (tenant_id, report_id) references report;
create index on workflow_instance (tenant_id, process_id);
create index on workflow_instance (tenant_id, starter_id, started_at desc);
create unique index on workflow_instance (tenant_id, report_id);

-- What somebody has to decide. Candidates claim it first; an assignee has it.
select tenant_table('workflow_task');
alter table workflow_task
  add column instance_id uuid not null,
  add column step_id text not null check (length(step_id) between 1 and 60),
  add column step_name text not null check (length(step_name) <= 60),
  add column candidate_ids uuid[] not null default '{}',
  add column assignee_id uuid,
  -- Who asked the assignee for an answer, and gets it back.
  add column owner_id uuid,
  add column opened_at timestamptz not null,
  add column done_at timestamptz,
  add column done_by uuid,
  add column outcome text check (outcome in ('passed', 'rejected', 'rolledBack', 'dropped')),
  add check ((done_at is null) = (done_by is null) and (done_at is null) = (outcome is null)),
  add check (assignee_id is not null or cardinality(candidate_ids) > 0),
  add foreign key (tenant_id, instance_id) references workflow_instance,
  add foreign key (tenant_id, assignee_id) references staff,
  add foreign key (tenant_id, owner_id) references staff,
  add foreign key (tenant_id, done_by) references staff;
create index on workflow_task (tenant_id, instance_id);
create index on workflow_task (tenant_id, assignee_id);
create index on workflow_task (tenant_id, owner_id);
create index on workflow_task (tenant_id, done_by);
create index on workflow_task using gin (candidate_ids) where done_at is null;

-- Everything that was done, kept for good.
select tenant_table('workflow_step');
alter table workflow_step
  add column instance_id uuid not null,
  add column task_id uuid,
  add column step_name text check (length(step_name) <= 60),
  add column action text not null check (length(action) between 1 and 40),
  add column by_id uuid not null,
  add column to_id uuid,
  add column at timestamptz not null,
  add column comment text check (length(comment) between 1 and 500),
  add column before jsonb,
  add column attachment jsonb not null default '[]',
  add foreign key (tenant_id, instance_id) references workflow_instance,
  add foreign key (tenant_id, task_id) references workflow_task,
  add foreign key (tenant_id, by_id) references staff,
  add foreign key (tenant_id, to_id) references staff;
create index on workflow_step (tenant_id, instance_id, at);
create index on workflow_step (tenant_id, task_id);
create index on workflow_step (tenant_id, by_id);
create index on workflow_step (tenant_id, to_id);
revoke update on workflow_step from daybook_app;

create table workflow_copy (
  tenant_id text not null default current_tenant() references centre,
  instance_id uuid not null,
  person_id uuid not null,
  primary key (tenant_id, instance_id, person_id),
  foreign key (tenant_id, instance_id) references workflow_instance,
  foreign key (tenant_id, person_id) references staff
);
select guard_tenant_table('workflow_copy');
create index on workflow_copy (tenant_id, person_id);
revoke update on workflow_copy from daybook_app;

-- What somebody has begun to fill in: one for each person and process or task.
select tenant_table('workflow_draft');
alter table workflow_draft
  add column person_id uuid not null,
  add column process_id uuid,
  add column task_id uuid,
  add column variables jsonb not null check (jsonb_typeof(variables) = 'object'),
  add check ((process_id is null) <> (task_id is null)),
  add unique nulls not distinct (tenant_id, person_id, process_id, task_id),
  add foreign key (tenant_id, person_id) references staff,
  add foreign key (tenant_id, process_id) references workflow_process,
  add foreign key (tenant_id, task_id) references workflow_task;
create index on workflow_draft (tenant_id, process_id);
create index on workflow_draft (tenant_id, task_id);
grant delete on workflow_draft to daybook_app;
