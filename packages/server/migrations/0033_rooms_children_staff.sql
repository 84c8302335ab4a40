-- Rooms, children and staff as registers.

select register_table('room');
alter table room drop constraint room_tenant_id_code_key;
create unique index on room (tenant_id, code) where active;

select register_table('staff');

select register_table('child');
alter table child
  -- How the name is said.
  add column say_name text check (length(say_name) <= 80),
  -- A court order, or who must not collect the child.
  add column custody_note text check (length(custody_note) <= 500);

-- A child's allergies and enrolments are written with the child; what they were before stands in register_change.
grant delete on allergy, enrolment to daybook_app;
