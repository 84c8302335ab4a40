-- What parents tell a centre of their child's health, and what they agree to. Each list is written whole with the child;
-- what it was before stands in register_change.
alter table child
  add column medicines jsonb check (jsonb_typeof(medicines) = 'array'),
  add column immunisation text check (immunisation in ('complete', 'underWay', 'none', 'notShown')),
  add column immunisation_seen_on date,
  add column consents jsonb check (jsonb_typeof(consents) = 'array');
