-- How much a child took of a bottle may be added later. Until then it is null.
create or replace function bottle_feed_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return detail->>'milk' in ('breastMilk', 'formula', 'cowsMilk', 'other')
    and jsonb_typeof(detail->'offered') = 'number' and (detail->>'offered')::numeric between 1 and 500
    and (detail->'taken' = 'null' or (jsonb_typeof(detail->'taken') = 'number'
      and (detail->>'taken')::numeric between 0 and (detail->>'offered')::numeric))
    and detail - '{milk,offered,taken}'::text[] = '{}'::jsonb;
end
$$;
