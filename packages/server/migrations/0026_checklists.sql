-- Checklists: templates in versions, checks filled by several people, and every answer. A template of a centre that has
-- not changed it comes with the product; it is written as version 1 when it is first used.
select tenant_table('checklist_template');
alter table checklist_template
  add column kind text not null check (length(kind) between 1 and 40),
  add column version int not null check (version > 0),
  -- Texts by language.
  add column sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  add unique (tenant_id, kind, version);
revoke update on checklist_template from daybook_app;

select tenant_table('filled_check');
alter table filled_check
  add column kind text not null,
  add column version int not null,
  add column task_id uuid,
  add column room_id uuid,
  add column day date not null,
  add column started_at timestamptz not null,
  add column started_by uuid not null,
  add column finished_at timestamptz,
  add column finished_by uuid,
  -- Counted again with every answer, so that a day's list needs one query.
  add column required int not null,
  add column answered int not null,
  add column wrong int not null,
  add check ((finished_at is null) = (finished_by is null)),
  -- A check is finished with all required answers.
  add check (finished_at is null or answered = required),
  -- The check of a task is one, from however many devices it is started.
  add unique (tenant_id, task_id),
  add foreign key (tenant_id, kind, version) references checklist_template (tenant_id, kind, version),
  add foreign key (tenant_id, task_id) references task,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, started_by) references staff,
  add foreign key (tenant_id, finished_by) references staff;
create index on filled_check (tenant_id, kind, version);
create index on filled_check (tenant_id, day desc, kind);
create index on filled_check (tenant_id, room_id);
create index on filled_check (tenant_id, started_by);
create index on filled_check (tenant_id, finished_by);

-- Every answer, kept for good; the newest to an item counts. version is that of the template on the person's screen.
select tenant_table('check_answer');
alter table check_answer
  add column check_id uuid not null,
  add column item_id text not null check (length(item_id) between 1 and 40),
  add column version int not null,
  -- The json null is an answer that was taken back.
  add column value jsonb not null,
  add column is_right boolean not null,
  add column reason text check (length(reason) between 1 and 500),
  add column action text check (length(action) between 1 and 500),
  add column answered_at timestamptz not null,
  add column answered_by uuid not null,
  add column recorded_at timestamptz not null,
  add check (is_right or action is not null),
  add check (answered_at <= recorded_at + interval '2 minutes'),
  add foreign key (tenant_id, check_id) references filled_check,
  add foreign key (tenant_id, answered_by) references staff;
create index on check_answer (tenant_id, check_id, item_id, answered_at desc);
create index on check_answer (tenant_id, answered_by);
revoke update on check_answer from daybook_app;
