-- A child may be collected while an excursion goes on. Whoever counts says so, and the child is looked for no more.
alter table roll_call_person add column has_left boolean not null default false;
