-- Times that were taken from a device's clock that was wrong: the name of each time, and the corrected time where it is
-- known (contract/src/kernel/entryClock.rules.ts, docs/decisions/023). Null when no time is uncertain.
create function are_uncertain_times(times jsonb) returns boolean
  language sql immutable as $$
  select coalesce(jsonb_typeof(times) = 'object' and times <> '{}'::jsonb, times is null)
$$;

alter table care_record add column uncertain_times jsonb check (are_uncertain_times(uncertain_times));
alter table sleep_check add column uncertain_times jsonb check (are_uncertain_times(uncertain_times));
alter table attendance add column uncertain_times jsonb check (are_uncertain_times(uncertain_times));
