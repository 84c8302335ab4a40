-- Which installation the database belongs to: a fingerprint of the secrets that every server of it shares. A server with other
-- secrets would sign with other keys and change the password that the others use.
create table installation (
  one boolean primary key default true check (one),
  secrets text not null check (secrets ~ '^[0-9a-f]{64}$'),
  claimed_at timestamptz not null default now()
);
