-- How a child was after a blow to the head: looks, which are never changed.
select tenant_table('injury_look');
alter table injury_look
  add column report_id uuid not null,
  add column at timestamptz not null,
  add column by_id uuid not null,
  add column signs text[] not null,
  add column note text check (length(note) between 1 and 500),
  add foreign key (tenant_id, report_id) references report,
  add foreign key (tenant_id, by_id) references staff;
create index on injury_look (tenant_id, report_id, at);
create index on injury_look (tenant_id, by_id);
revoke update on injury_look from daybook_app;

-- A parent's signature below a report, given on a device of the centre when they collected their child.
select tenant_table('report_signature');
alter table report_signature
  add column report_id uuid not null,
  add column name text not null check (length(name) between 1 and 80),
  add column drawing jsonb,
  add column at timestamptz not null,
  add column by_id uuid not null,
  add unique (tenant_id, report_id),
  add foreign key (tenant_id, report_id) references report,
  add foreign key (tenant_id, by_id) references staff;
create index on report_signature (tenant_id, by_id);
revoke update on report_signature from daybook_app;

-- A report is erased with its looks and its signature too.
create or replace function erase_report(erased uuid) returns void
  language plpgsql security definer set search_path = public as $$
begin
  update report set from_id = null where tenant_id = current_tenant() and from_id = erased;
  delete from injury_look where tenant_id = current_tenant() and report_id = erased;
  delete from report_signature where tenant_id = current_tenant() and report_id = erased;
  delete from report_file where tenant_id = current_tenant() and report_id = erased;
  delete from report_step where tenant_id = current_tenant() and report_id = erased;
  delete from report where tenant_id = current_tenant() and id = erased
    and state in ('confirmed', 'refused', 'cancelled', 'closed');
end
$$;
