-- As that of a member of staff (0045): `picture` is then the key of the file's small size in the storage.
alter table child
  add column picture_file_id uuid,
  add foreign key (tenant_id, picture_file_id) references file on delete set null (picture_file_id),
  add unique (tenant_id, picture_file_id);
