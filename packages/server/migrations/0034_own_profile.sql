-- What people say about themselves: where they live, and whom to call in an emergency.
alter table staff
  add column region text check (length(region) <= 120),
  add column address text check (length(address) <= 200),
  add column postcode text check (length(postcode) <= 12),
  add column contact_name text check (length(contact_name) <= 80),
  add column contact_phone text check (length(contact_phone) <= 40);
