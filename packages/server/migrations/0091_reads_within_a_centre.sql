-- Every statement names the centre. PostgreSQL multiplies the share of rows that a centre has with the share that a child
-- has, as if the same child were in every centre. So among 200 centres it expected a 200th of a child's rows, took whatever
-- index came first, and read and sorted all years for the newest ten. With the numbers of children, people and rooms that
-- there are in a centre its estimates are right. They count from the next analysis of each table.
do $$
declare found record;
begin
  for found in
    select r.conrelid::regclass as name, a.attname as col,
      case r.confrelid when 'child'::regclass then 100 when 'staff'::regclass then 30 else 8 end as there
    from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = any(r.conkey)
    where r.contype = 'f' and r.conparentid = 0 and a.attname <> 'tenant_id'
      and r.confrelid in ('child'::regclass, 'staff'::regclass, 'room'::regclass)
      and not exists (
        select from pg_constraint u where u.conrelid = r.conrelid and u.contype in ('p', 'u')
          and u.conkey <@ r.conkey)
  loop
    execute format('alter table %s alter column %I set (n_distinct = %s)', found.name, found.col, found.there);
  end loop;
end
$$;

-- What is open, of whoever has it, among all there has been.
create index workflow_task_open on workflow_task (tenant_id, assignee_id) where done_at is null;
create index meeting_action_open on meeting_action (tenant_id, person_id, due_on) where done_at is null;
-- What is not over yet.
create index publication_until on publication (tenant_id, kind, ends_at) where ends_at is not null;
create index leave_until on report (tenant_id, ends_at) where kind = 'leave' and state in ('submitted', 'confirmed');
-- Row security counts a COALESCE among what might show the rows of others, and a CASE not. So only this can be found.
drop index publication_day;
create index publication_day on publication
  (tenant_id, (case when starts_at is null then published_at else starts_at end));
