-- Files of processes: of a field of the form, of a step that somebody took, and of what somebody has begun to fill in.
create table workflow_file (
  tenant_id text not null default current_tenant() references centre,
  file_id uuid not null,
  instance_id uuid,
  step_id uuid,
  draft_id uuid,
  -- A file belongs to one of them, so nobody reads it by giving it to their own.
  primary key (tenant_id, file_id),
  check ((instance_id is null) <> (draft_id is null)),
  check (step_id is null or instance_id is not null),
  foreign key (tenant_id, file_id) references file,
  foreign key (tenant_id, instance_id) references workflow_instance,
  foreign key (tenant_id, step_id) references workflow_step,
  foreign key (tenant_id, draft_id) references workflow_draft on delete cascade
);
select guard_tenant_table('workflow_file');
create index on workflow_file (tenant_id, instance_id);
create index on workflow_file (tenant_id, step_id);
create index on workflow_file (tenant_id, draft_id);
grant delete on workflow_file to daybook_app;

-- No screen could add addresses to a step. Files take their place.
alter table workflow_step drop column attachment;
