-- For clients that send the md5 of a password: argon2id of it, made when the person signs in with the password itself.
-- It ends with the password (docs/decisions/021-passwords-as-clients-send-them.md).
alter table staff add column md5_password_hash text;

create function forget_md5_password() returns trigger
  language plpgsql as $$
begin
  if new.password_hash is distinct from old.password_hash
    and new.md5_password_hash is not distinct from old.md5_password_hash then
    new.md5_password_hash := null;
  end if;
  return new;
end
$$;

create trigger forget_md5_password before update of password_hash on staff
  for each row execute function forget_md5_password();
