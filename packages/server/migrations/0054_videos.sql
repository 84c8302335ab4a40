-- Short videos, kept as they are, each with a picture that stands for it.
alter table file
  add column poster_key text check (poster_key ~ '^[0-9]{6}/[0-9a-f/-]{10,60}$'),
  drop constraint file_mime_check,
  drop constraint file_check,
  add check (mime in ('image/jpeg', 'application/pdf', 'video/mp4', 'video/webm', 'video/quicktime')),
  add check (mime <> 'image/jpeg' or width is not null),
  add check (mime <> 'application/pdf' or width is null),
  add check (poster_key is null or mime like 'video/%');
