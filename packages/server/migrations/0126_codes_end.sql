-- A new password ends every other way in, whichever statement writes it: a code to sign in that was made on a device which
-- somebody else holds, and a sign-in that waits for its second step, as it ends the sessions.
-- Allowed: trigger staff.end_codes is new: a server of the version before changes passwords as well, and asks nothing of codes.
create function end_codes_of_staff() returns trigger language plpgsql as $$
begin
  update one_time_code set used_at = app_now()
    where tenant_id = new.tenant_id and staff_id = new.id and used_at is null;
  return null;
end
$$;

create trigger end_codes after update of password_hash on staff
  for each row when (new.password_hash <> old.password_hash)
  execute function end_codes_of_staff();
