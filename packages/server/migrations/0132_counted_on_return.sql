-- A count of an excursion may be the one back at the centre. Whoever is seen in it is on site again.
alter table roll_call add column is_return boolean not null default false;
