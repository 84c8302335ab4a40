-- What was answered is given again as it was and never looked into: it is kept as text, not taken apart.
alter table idempotency_key alter column answer type json;
