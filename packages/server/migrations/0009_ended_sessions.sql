-- A session that ends, in whatever way, ends its open streams in every server process: the notification belongs to the
-- transaction that ends it, so neither is there without the other. Sessions end seldom, so the lock that NOTIFY takes
-- at commit costs nothing here (docs/decisions/009-live.md).
create function announce_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('daybook_ended_sessions', old.id::text);
  return null;
end
$$;

create trigger announce_end after update of ended_at on session
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function announce_ended_session();

create trigger announce_removal after delete on session
  for each row when (old.ended_at is null)
  execute function announce_ended_session();

-- Whoever is made inactive, or gets another password or other roles, loses every session in the same transaction.
create function end_sessions_of_staff() returns trigger language plpgsql as $$
begin
  update session
    set ended_at = app_now(),
        end_reason = case
          when not new.active then 'revoked'
          when new.password_hash <> old.password_hash then 'password'
          else 'role'
        end
    where tenant_id = new.tenant_id and staff_id = new.id and ended_at is null;
  return null;
end
$$;

create trigger end_sessions after update of active, password_hash, roles on staff
  for each row when (
    (old.active and not new.active)
    or new.password_hash <> old.password_hash
    or new.roles <> old.roles
  )
  execute function end_sessions_of_staff();
