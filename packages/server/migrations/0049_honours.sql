-- An honour says what it is for; one for service says how many years.
alter table publication
  add constraint award_detail check (kind <> 'award' or coalesce(
    starts_at is null and review_on is null and length(detail->>'reason') between 1 and 1000
    and detail->>'for' in ('award', 'service')
    and ((detail->>'for' = 'service') = ((detail->>'years') is not null)), false));
