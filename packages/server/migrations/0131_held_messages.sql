-- Whether this installation is a copy, which sends nothing to people. `npm run restore` may have added it to a database that it
-- has just filled.
alter table installation add column if not exists holds_messages boolean not null default false;
