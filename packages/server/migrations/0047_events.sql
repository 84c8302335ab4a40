-- An event lasts from its start to its end. Off the premises its risks and the planned ratio are there.
alter table report
  add constraint event_detail check (kind <> 'event' or coalesce(
    child_id is null and starts_at < ends_at and due_on is not null
    and ((detail->>'leavesPremises')::boolean is false
      or (length(detail->>'risks') > 0
        and (detail->>'adults')::int >= 1 and (detail->>'childrenPlanned')::int >= 1)), false));
