-- Centres of installations beside one another have numbers of up to nine digits (decision 115). Rows that are there fit the
-- wider checks, so nothing reads them again.
-- Allowed: check centre.centre_tenant_id_check changed: longer numbers pass too, and nobody has one until CENTRE_NUMBERS says so.
-- Allowed: check file.file_storage_key_check changed: keys that begin with a longer number pass too.
-- Allowed: check file.file_poster_key_check changed: keys that begin with a longer number pass too.
alter table centre drop constraint centre_tenant_id_check,
  add constraint centre_tenant_id_check check (tenant_id ~ '^[0-9]{6,9}$') not valid;
alter table file drop constraint file_storage_key_check,
  add constraint file_storage_key_check check (storage_key ~ '^[0-9]{6,9}/[0-9a-f/-]{10,60}$') not valid,
  drop constraint file_poster_key_check,
  add constraint file_poster_key_check check (poster_key ~ '^[0-9]{6,9}/[0-9a-f/-]{10,60}$') not valid;
