-- Pictures and PDFs. Their content is in the storage; a row exists once it is there.
select tenant_table('file');
alter table file
  add column author_id uuid not null,
  add column name text not null check (length(name) between 1 and 200),
  add column mime text not null check (mime in ('image/jpeg', 'application/pdf')),
  add column size int not null check (size > 0),
  add column width int check (width > 0),
  add column height int check (height > 0),
  -- Of what was sent, to know the same upload again.
  add column hash bytea not null,
  add column storage_key text not null check (storage_key ~ '^[0-9]{6}/[0-9a-f/-]{10,60}$'),
  add check ((mime = 'image/jpeg') = (width is not null)),
  add check ((width is null) = (height is null)),
  add foreign key (tenant_id, author_id) references staff;
create index on file (tenant_id, author_id);
create index on file (tenant_id, created_at);
grant delete on file to daybook_app;

-- The files of a report, also those that an amendment took out: its history still shows them.
create table report_file (
  tenant_id text not null default current_tenant() references centre,
  report_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, report_id, file_id),
  foreign key (tenant_id, report_id) references report,
  foreign key (tenant_id, file_id) references file,
  -- A file belongs to one report, so nobody reads it by attaching it to their own.
  unique (tenant_id, file_id)
);
select guard_tenant_table('report_file');
revoke update on report_file from daybook_app;
