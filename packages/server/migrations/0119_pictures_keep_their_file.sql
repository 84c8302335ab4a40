-- A file that somebody has as their picture is not deleted. Letting go of it hid that files of pictures were taken for
-- files of nobody.
alter table staff
  drop constraint staff_tenant_id_picture_file_id_fkey,
  add foreign key (tenant_id, picture_file_id) references file;
alter table child
  drop constraint child_tenant_id_picture_file_id_fkey,
  add foreign key (tenant_id, picture_file_id) references file;
alter table contact
  drop constraint contact_tenant_id_picture_file_id_fkey,
  add foreign key (tenant_id, picture_file_id) references file;
