-- Who set the password that a person has not chosen themselves, while it is so: it ends once that colleague has left, or may
-- do less than the account may.
-- Allowed: trigger staff.note_password_by_other changed: it guards one column more, which a server of the version before leaves alone.
-- Allowed: function note_password_by_other() changed: it fills one column more.
-- Allowed: index staff.staff_tenant_id_password_by_idx stops writes: for as long as it takes to go through the staff once.
alter table staff add column password_by uuid,
  add foreign key (tenant_id, password_by) references staff (tenant_id, id);
create index on staff (tenant_id, password_by);

create or replace function note_password_by_other() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.password_hash = old.password_hash then
    new.password_by_other := old.password_by_other;
    new.password_by := old.password_by;
  else
    new.password_by_other := new.password_hash <> '' and coalesce(current_person() <> new.id, false);
    -- An operator is of another centre.
    new.password_by := case when new.password_by_other then
      (select id from staff where tenant_id = new.tenant_id and id = current_person()) end;
  end if;
  return new;
end
$$;

drop trigger note_password_by_other on staff;
create trigger note_password_by_other before insert or update of password_hash, password_by_other, password_by on staff
  for each row execute function note_password_by_other();
