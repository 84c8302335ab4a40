-- A device that starts a roll call while one goes on has an id of its own for it. The id leads to that roll call, also when
-- what the device recorded arrives after the end.
select tenant_table('roll_call_alias');
alter table roll_call_alias
  add column roll_call_id uuid not null,
  -- When the device started it.
  add column started_at timestamptz not null,
  add foreign key (tenant_id, roll_call_id) references roll_call;
create index on roll_call_alias (tenant_id, roll_call_id);

-- The cause of the next messages about missing children of a count; without one it is the count. Each alarm has its own, so
-- that a child who is missing after an alarm is named in a message again.
alter table head_count add column alarm_id uuid;
