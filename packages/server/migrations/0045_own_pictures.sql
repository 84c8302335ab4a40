-- The picture of a person may be a file that they chose; `picture` is then the key of its small size in the storage.
alter table staff
  add column picture_file_id uuid,
  add foreign key (tenant_id, picture_file_id) references file on delete set null (picture_file_id),
  -- One file is the picture of one person.
  add unique (tenant_id, picture_file_id);
