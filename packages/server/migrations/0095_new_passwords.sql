-- Whether new passwords of a centre may be passphrases, and who has to choose a new password at their next sign-in
-- (docs/decisions/090-new-passwords.md).
alter table centre add column allows_passphrases boolean not null default false;
alter table staff add column password_by_other boolean not null default false;
alter table session add column must_change_password boolean not null default false;

-- Whichever statement writes a password, the database notes whether somebody else than its owner did.
create function note_password_by_other() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.password_hash = old.password_hash then
    new.password_by_other := old.password_by_other;
  else
    new.password_by_other := new.password_hash <> '' and coalesce(current_person() <> new.id, false);
  end if;
  return new;
end
$$;

create trigger note_password_by_other before insert or update of password_hash, password_by_other on staff
  for each row execute function note_password_by_other();

-- A changed password ends every session, so what a session copies when it is opened stays right.
create function copy_password_by_other() returns trigger language plpgsql as $$
begin
  new.must_change_password := (select password_by_other from staff
    where tenant_id = new.tenant_id and id = new.staff_id);
  return new;
end
$$;

create trigger copy_password_by_other before insert or update of staff_id, must_change_password on session
  for each row execute function copy_password_by_other();
