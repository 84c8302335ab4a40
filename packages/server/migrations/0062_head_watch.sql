-- How a centre watches a child after a blow to the head: minutes between looks in the first hour, and for how many hours.
alter table centre
  add column head_look_every int not null default 15 check (head_look_every between 5 and 60),
  add column head_watch_hours int not null default 4 check (head_watch_hours between 1 and 8);
