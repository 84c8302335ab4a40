-- Week schedules are publications. A week has one at most that is not withdrawn.
alter table publication
  add constraint roster_detail check (kind <> 'roster' or coalesce(
    starts_at is not null and review_on is null and jsonb_array_length(detail->'shifts') between 1 and 400
    and extract(isodow from (detail->>'weekOn')::date) = 1, false));
create unique index roster_week on publication (tenant_id, (detail->>'weekOn'))
  where kind = 'roster' and withdrawn_at is null;
