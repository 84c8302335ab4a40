-- An invitation that gives somebody who has an account a new name and password for it: the operator, when every way in is
-- lost.
alter table invitation
  add column renews_id uuid,
  add foreign key (tenant_id, renews_id) references staff;
create index on invitation (tenant_id, renews_id);
