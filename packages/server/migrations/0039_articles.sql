-- News of the centre, which anybody may read from its publish time on.
select tenant_table('article');
select register_table('article');
alter table article
  add column title text not null check (length(title) between 1 and 140),
  add column summary text check (length(summary) <= 280),
  add column content text not null check (length(content) between 1 and 20000),
  add column publish_time timestamptz not null;
create index on article (tenant_id, publish_time desc, id desc) where active;
