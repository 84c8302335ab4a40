-- The same rule in a language whose functions a connection compiles once: a check written in SQL is parsed and planned
-- at every insert, which took a quarter of the database's part in recording.
create or replace function care_detail_is_valid(kind text, detail jsonb) returns boolean
  language plpgsql immutable as $$
begin
  return case kind
    when 'nappyChange' then
      detail->>'contents' in ('wet', 'soiled', 'both', 'dry')
      and detail->>'skin' in ('normal', 'red', 'rash', 'broken')
      and jsonb_typeof(detail->'creamUsed') = 'boolean'
      and detail - '{contents,skin,creamUsed}'::text[] = '{}'::jsonb
    when 'bottleFeed' then
      detail->>'milk' in ('breastMilk', 'formula', 'cowsMilk', 'other')
      and jsonb_typeof(detail->'offered') = 'number' and (detail->>'offered')::numeric between 1 and 500
      and jsonb_typeof(detail->'taken') = 'number' and (detail->>'taken')::numeric between 0 and 500
      and (detail->>'taken')::numeric <= (detail->>'offered')::numeric
      and detail - '{milk,offered,taken}'::text[] = '{}'::jsonb
    when 'toiletVisit' then
      detail->>'outcome' in ('wee', 'poo', 'tried', 'accident')
      and detail->>'how' in ('prompted', 'asked')
      and detail - '{outcome,how}'::text[] = '{}'::jsonb
    when 'sunscreenApplication' then
      detail->>'outcome' in ('applied', 'ownCream', 'notConsented', 'reaction')
      and detail - '{outcome}'::text[] = '{}'::jsonb
    -- occurred_at is when the child was put to bed; upAt without asleepAt: it never slept.
    when 'sleep' then
      (detail->'asleepAt' = 'null' or is_instant(detail->'asleepAt'))
      and (detail->'upAt' = 'null' or is_instant(detail->'upAt'))
      and coalesce(detail->>'asleepAt' <= detail->>'upAt', true)
      and jsonb_typeof(detail->'checkInterval') = 'number'
      and (detail->>'checkInterval')::numeric between 5 and 15
      and detail - '{asleepAt,upAt,checkInterval}'::text[] = '{}'::jsonb
    when 'dayNote' then detail = '{}'::jsonb
    else false
  end;
end
$$;
