-- The terms of a year, and children who come in term time only.
select tenant_table('term');
select register_table('term');
alter table term
  add column name text not null check (length(name) between 1 and 60),
  add column starts_on date not null,
  add column ends_on date not null,
  add check (ends_on >= starts_on),
  add exclude using gist (tenant_id with =, daterange(starts_on, ends_on, '[]') with &&) where (active);

alter table enrolment add column term_time_only boolean not null default false;

-- A year without terms is not known, so that nobody is taken for absent by mistake.
create function in_term(day date) returns boolean language sql stable as $$
  select coalesce(bool_or(day between starts_on and ends_on), true) from term
  where tenant_id = current_tenant() and active
    and daterange(starts_on, ends_on, '[]') && daterange(date_trunc('year', day)::date,
      (date_trunc('year', day) + interval '1 year')::date)
$$;
