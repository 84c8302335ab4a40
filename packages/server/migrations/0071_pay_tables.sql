-- Pay steps as a centre enters them, in cents.
select tenant_table('pay_table');
select register_table('pay_table');
alter table pay_table
  add column name text not null check (length(name) between 1 and 120),
  add column starts_on date not null,
  add column steps jsonb not null
    check (jsonb_typeof(steps) = 'array' and jsonb_array_length(steps) between 1 and 30);
create unique index on pay_table (tenant_id, starts_on) where active;
