-- A country's regions have public holidays of their own: Auckland's anniversary, Melbourne's cup.
alter table centre add column region_code text check (region_code ~ '^[A-Z0-9]{1,4}$');
