-- Whoever is made inactive counts for the ratio no longer: their open work and break end in the same transaction, whichever
-- statement does it. A sign-out that was forgotten on an earlier day stays open, because nobody knows when it was.
-- Allowed: trigger staff.end_work is new: a server of the version before removes people as well, and asks nothing of their work.
create function end_work_of_staff() returns trigger language plpgsql as $$
declare
  today date := app_now() at time zone (select time_zone from centre where tenant_id = new.tenant_id);
begin
  update staff_attendance set signed_out_at = greatest(app_now(), signed_in_at)
    where tenant_id = new.tenant_id and staff_id = new.id and day >= today and signed_out_at is null;
  update staff_pause set ended_at = greatest(app_now(), started_at), ended_by = coalesce(current_person(), new.id)
    where tenant_id = new.tenant_id and staff_id = new.id and day >= today and ended_at is null;
  return null;
end
$$;

create trigger end_work after update of active on staff
  for each row when (old.active and not new.active)
  execute function end_work_of_staff();

-- Every word of a parent is kept: the second of a day may tell of a dose at home that the first did not know. The key still
-- finds the words of an authority by day.
-- Allowed: key medicine_word.medicine_word_tenant_id_authority_id_day_key changed: a server of the version before reads several.
alter table medicine_word drop constraint medicine_word_tenant_id_authority_id_day_key,
  add constraint medicine_word_tenant_id_authority_id_day_key unique (tenant_id, authority_id, day, id);
