-- A centre's own strands, and the goals under them.
select tenant_table('learning_goal');
select register_table('learning_goal');
alter table learning_goal
  add column parent_id uuid,
  add column name text not null check (length(name) between 1 and 200),
  add column sort integer,
  add column remark text check (length(remark) <= 500),
  add foreign key (tenant_id, parent_id) references learning_goal;
create index on learning_goal (tenant_id, parent_id);
create unique index on learning_goal (tenant_id, parent_id, name) nulls not distinct where active;
