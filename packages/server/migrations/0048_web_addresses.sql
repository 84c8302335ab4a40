-- The web pages that a centre allows inside the app.
select tenant_table('web_address');
select register_table('web_address');
alter table web_address
  add column name text not null check (length(name) between 1 and 80),
  add column address text not null check (length(address) <= 500 and address ~* '^\s*https://'),
  add column note text check (length(note) <= 500);
create unique index on web_address (tenant_id, lower(address)) where active;
