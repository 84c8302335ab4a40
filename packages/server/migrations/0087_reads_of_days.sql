-- What takes place or was published on a day, of any kind.
create index publication_day on publication (tenant_id, (coalesce(starts_at, published_at)));
-- Follow-ups that are not done, whenever they were due.
create index report_overdue on report (tenant_id, due_on)
  where due_on is not null and due_done_at is null and state <> 'closed';
