-- Who collectors are: a picture to compare with, as that of a child (0075), and the day of birth, for a centre that asks
-- an age of them.
alter table contact
  add column birth_date date check (birth_date > date '1900-01-01'),
  add column picture text check (length(picture) <= 400),
  add column picture_file_id uuid,
  add foreign key (tenant_id, picture_file_id) references file on delete set null (picture_file_id),
  add unique (tenant_id, picture_file_id);

-- In years; null where any age will do.
alter table centre add column collector_min_age int check (collector_min_age between 10 and 21);

-- How staff saw who somebody is who was no contact of the child.
alter table attendance add column identity_by text check (identity_by in ('document', 'known'));
