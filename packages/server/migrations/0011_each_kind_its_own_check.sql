-- Each kind of care has a check of its own, so that a further kind adds one and rewrites none. The functions are
-- plpgsql because a connection compiles those once (0007).
create function nappy_change_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return detail->>'contents' in ('wet', 'soiled', 'both', 'dry')
    and detail->>'skin' in ('normal', 'red', 'rash', 'broken')
    and jsonb_typeof(detail->'creamUsed') = 'boolean'
    and detail - '{contents,skin,creamUsed}'::text[] = '{}'::jsonb;
end
$$;

create function bottle_feed_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return detail->>'milk' in ('breastMilk', 'formula', 'cowsMilk', 'other')
    and jsonb_typeof(detail->'offered') = 'number' and (detail->>'offered')::numeric between 1 and 500
    and jsonb_typeof(detail->'taken') = 'number' and (detail->>'taken')::numeric between 0 and 500
    and (detail->>'taken')::numeric <= (detail->>'offered')::numeric
    and detail - '{milk,offered,taken}'::text[] = '{}'::jsonb;
end
$$;

create function toilet_visit_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return detail->>'outcome' in ('wee', 'poo', 'tried', 'accident')
    and detail->>'how' in ('prompted', 'asked')
    and detail - '{outcome,how}'::text[] = '{}'::jsonb;
end
$$;

create function sunscreen_application_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return detail->>'outcome' in ('applied', 'ownCream', 'notConsented', 'reaction')
    and detail - '{outcome}'::text[] = '{}'::jsonb;
end
$$;

-- occurred_at is when the child was put to bed; upAt without asleepAt: it never slept.
create function sleep_detail_is_valid(detail jsonb) returns boolean language plpgsql immutable as $$
begin
  return (detail->'asleepAt' = 'null' or is_instant(detail->'asleepAt'))
    and (detail->'upAt' = 'null' or is_instant(detail->'upAt'))
    and coalesce(detail->>'asleepAt' <= detail->>'upAt', true)
    and jsonb_typeof(detail->'checkInterval') = 'number'
    and (detail->>'checkInterval')::numeric between 5 and 15
    and detail - '{asleepAt,upAt,checkInterval}'::text[] = '{}'::jsonb;
end
$$;

alter table care_record
  drop constraint care_detail,
  add constraint nappy_change_detail
    check (kind <> 'nappyChange' or coalesce(nappy_change_detail_is_valid(detail), false)),
  add constraint bottle_feed_detail
    check (kind <> 'bottleFeed' or coalesce(bottle_feed_detail_is_valid(detail), false)),
  add constraint toilet_visit_detail
    check (kind <> 'toiletVisit' or coalesce(toilet_visit_detail_is_valid(detail), false)),
  add constraint sunscreen_application_detail
    check (kind <> 'sunscreenApplication' or coalesce(sunscreen_application_detail_is_valid(detail), false)),
  add constraint sleep_detail check (kind <> 'sleep' or coalesce(sleep_detail_is_valid(detail), false)),
  add constraint day_note_detail check (kind <> 'dayNote' or detail = '{}');
drop function care_detail_is_valid;

-- The contract says which kinds of task there are.
alter table plan_entry drop constraint plan_entry_kind_check;
