-- Food that a family brought for its child.
alter table food
  add column child_id uuid,
  add foreign key (tenant_id, child_id) references child;
create index on food (tenant_id, child_id);
