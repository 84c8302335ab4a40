-- The files of a publication, also those that a change took out: its earlier versions name them.
create table publication_file (
  tenant_id text not null default current_tenant() references centre,
  publication_id uuid not null,
  file_id uuid not null,
  primary key (tenant_id, publication_id, file_id),
  foreign key (tenant_id, publication_id) references publication,
  foreign key (tenant_id, file_id) references file,
  -- A file belongs to one publication, so nobody reads it by publishing it themselves.
  unique (tenant_id, file_id)
);
select guard_tenant_table('publication_file');
revoke update on publication_file from daybook_app;
