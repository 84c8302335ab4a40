-- Learning stories, whose children, whose pictures; and sets of stories in an order.
select tenant_table('learning_story');
alter table learning_story
  add column author_id uuid not null,
  add column state text not null check (state in ('draft', 'submitted', 'published', 'withdrawn')),
  add column version int not null default 1,
  add column title text not null check (length(title) <= 140),
  add column happened_on date,
  -- Without markup, for lists and search.
  add column words text not null check (length(words) <= 20000),
  add column strands text[] not null default '{}',
  add column published_at timestamptz,
  add column review_comment text check (length(review_comment) between 1 and 500),
  add column detail jsonb not null check (jsonb_typeof(detail) = 'object'),
  add column search tsvector generated always as
    (setweight(to_tsvector('english', title), 'A') || to_tsvector('english', words)) stored,
  add check (state <> 'published' or (published_at is not null and title <> '' and words <> ''
    and happened_on is not null)),
  add foreign key (tenant_id, author_id) references staff;
create index on learning_story (tenant_id, state, happened_on desc);
create index on learning_story (tenant_id, author_id);
create index on learning_story using gin (search);
create index on learning_story using gin (strands);
-- Chinese has no spaces between its words, so parts of the text are searched too.
create index on learning_story using gin (words gin_trgm_ops);

create table learning_story_child (
  tenant_id text not null default current_tenant() references centre,
  story_id uuid not null,
  child_id uuid not null,
  primary key (tenant_id, story_id, child_id),
  foreign key (tenant_id, story_id) references learning_story,
  foreign key (tenant_id, child_id) references child
);
select guard_tenant_table('learning_story_child');
create index on learning_story_child (tenant_id, child_id);
revoke update on learning_story_child from daybook_app;
grant delete on learning_story_child to daybook_app;

create table learning_story_file (
  tenant_id text not null default current_tenant() references centre,
  story_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, story_id, file_id),
  foreign key (tenant_id, story_id) references learning_story,
  foreign key (tenant_id, file_id) references file,
  -- A file belongs to one story, so nobody reads it by adding it to their own.
  unique (tenant_id, file_id)
);
select guard_tenant_table('learning_story_file');
revoke update on learning_story_file from daybook_app;

select tenant_table('learning_set');
alter table learning_set
  add column title text not null check (length(title) between 1 and 140),
  add column about text not null default '' check (length(about) <= 500),
  add column version int not null default 1,
  add column active boolean not null default true;
create index on learning_set (tenant_id, updated_at desc) where active;

create table learning_set_story (
  tenant_id text not null default current_tenant() references centre,
  set_id uuid not null,
  story_id uuid not null,
  place int not null check (place >= 0),
  primary key (tenant_id, set_id, story_id),
  foreign key (tenant_id, set_id) references learning_set,
  foreign key (tenant_id, story_id) references learning_story
);
select guard_tenant_table('learning_set_story');
create index on learning_set_story (tenant_id, story_id);
revoke update on learning_set_story from daybook_app;
grant delete on learning_set_story to daybook_app;
