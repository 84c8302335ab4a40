-- Photos of what was not right in a check.
create table check_answer_file (
  tenant_id text not null default current_tenant() references centre,
  answer_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, answer_id, file_id),
  foreign key (tenant_id, answer_id) references check_answer,
  foreign key (tenant_id, file_id) references file,
  -- A file belongs to one answer, so nobody reads it by giving it to their own.
  unique (tenant_id, file_id)
);
select guard_tenant_table('check_answer_file');
revoke update on check_answer_file from daybook_app;

-- The answer of a check that a hazard was opened from.
alter table report
  add column check_id uuid,
  add column check_item text check (length(check_item) between 1 and 40),
  add check ((check_id is null) = (check_item is null)),
  add foreign key (tenant_id, check_id) references filled_check;
create index on report (tenant_id, check_id);

-- The checklist of a drill ends with the drill, whatever is missing. Until now it stayed among the checks in progress.
alter table filled_check drop constraint filled_check_check1;
alter table filled_check no force row level security;
alter table drill no force row level security;
update filled_check set finished_at = drill.finished_at, finished_by = drill.finished_by
  from drill
  where drill.tenant_id = filled_check.tenant_id and drill.id = filled_check.id
    and drill.finished_at is not null and filled_check.finished_at is null;
alter table filled_check force row level security;
alter table drill force row level security;
