-- Staff and their sessions; rooms; children, what to know about them, and when they are expected.

select tenant_table('room');
alter table room
  add column code text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  add column name text not null check (length(name) between 1 and 60),
  add column from_months int not null default 0 check (from_months >= 0),
  add column until_months int not null default 72 check (until_months > 0),
  add column capacity int not null check (capacity between 1 and 200),
  add column sort int not null default 0,
  add unique (tenant_id, code);

select tenant_table('team');
alter table team add column name text not null, add unique (tenant_id, name);

select tenant_table('position');
alter table position add column name text not null, add unique (tenant_id, name);

select tenant_table('staff');
alter table staff
  add column account text not null check (length(account) between 2 and 64),
  add column password_hash text not null,
  add column real_name text not null check (length(real_name) between 1 and 80),
  add column nick_name text not null default '' check (length(nick_name) <= 80),
  add column picture text,
  add column email text,
  add column phone text,
  add column birth_date date,
  add column sex text check (sex in ('female', 'male', 'other')),
  add column roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['teacher', 'manager', 'administrator']),
  add column room_id uuid,
  add column team_id uuid,
  add column position_id uuid,
  add column active boolean not null default true,
  add foreign key (tenant_id, room_id) references room,
  add foreign key (tenant_id, team_id) references team,
  add foreign key (tenant_id, position_id) references position;
create unique index staff_account on staff (tenant_id, lower(account));
create index on staff (tenant_id, room_id);
create index on staff (tenant_id, team_id);
create index on staff (tenant_id, position_id);
create index on staff (tenant_id, real_name);

-- A session ends at once: every access token names one, and a token whose session has ended is worth nothing.
-- refresh_hash is of the one refresh token that is good now (docs/decisions/004-signing-in.md).
select tenant_table('session');
alter table session
  add column staff_id uuid not null,
  add column refresh_hash bytea not null,
  add column refreshed_at timestamptz not null default app_now(),
  add column expires_at timestamptz not null,
  add column ended_at timestamptz,
  add column end_reason text check (end_reason in ('signed-out', 'password', 'role', 'stolen', 'revoked')),
  add column device text not null default '' check (length(device) <= 200),
  add check ((ended_at is null) = (end_reason is null)),
  add foreign key (tenant_id, staff_id) references staff;
create index on session (tenant_id, staff_id);
create index on session (tenant_id, expires_at);
grant delete on session to daybook_app;

-- Failed sign-ins, counted for an account as it was named (it need not exist) and for the address they came
-- from. An address belongs to no centre and a captcha is asked for before a centre is known, so the rows of
-- both tables are the platform's (tenant 000000), and need no centre to refer to.
create table sign_in_failure (
  tenant_id text not null default current_tenant(),
  id uuid not null,
  account_hash bytea not null,
  address_hash bytea not null,
  at timestamptz not null default app_now(),
  primary key (tenant_id, id)
);
select guard_tenant_table('sign_in_failure');
create index on sign_in_failure (tenant_id, account_hash, at);
create index on sign_in_failure (tenant_id, address_hash, at);
grant delete on sign_in_failure to daybook_app;

-- A captcha is good for one answer within five minutes.
create table captcha (
  tenant_id text not null default current_tenant(),
  id uuid not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
select guard_tenant_table('captcha');
create index on captcha (tenant_id, expires_at);
grant delete on captcha to daybook_app;

-- A name as one sorts and searches it: without macrons, accents and capitals.
create function fold_name(name text) returns text
  language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))
$$;

select tenant_table('child');
alter table child
  add column first_name text not null check (length(first_name) between 1 and 60),
  add column family_name text not null check (length(family_name) between 1 and 60),
  add column birth_date date not null,
  add column sex text check (sex in ('female', 'male', 'other')),
  add column picture text,
  add column in_nappies boolean not null default false,
  add column diet_note text check (length(diet_note) <= 500),
  add column active boolean not null default true,
  add column search_name text not null generated always as (fold_name(first_name || ' ' || family_name)) stored;
create index on child (tenant_id, search_name);

select tenant_table('allergy');
alter table allergy
  add column child_id uuid not null,
  add column substance text not null check (length(substance) between 1 and 80),
  add column severity text not null check (severity in ('mild', 'severe', 'anaphylaxis')),
  add column note text check (length(note) <= 500),
  add foreign key (tenant_id, child_id) references child;
create index on allergy (tenant_id, child_id);

-- Something to remember about a child for a while.
select tenant_table('reminder');
alter table reminder
  add column child_id uuid not null,
  add column text text not null check (length(text) between 1 and 500),
  add column starts_on date not null,
  add column ends_on date,
  add check (ends_on >= starts_on),
  add foreign key (tenant_id, child_id) references child;
create index on reminder (tenant_id, child_id);

-- Which room a child belongs to, on which weekdays and between which times it is expected; ends_on is the
-- last day. The history of these rows is the child's room history, and no two of them overlap.
select tenant_table('enrolment');
alter table enrolment
  add column child_id uuid not null,
  add column room_id uuid not null,
  add column starts_on date not null,
  add column ends_on date,
  add column weekdays smallint[] not null
    check (cardinality(weekdays) > 0 and weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
  add column arrives_at time not null,
  add column leaves_at time not null,
  add check (ends_on >= starts_on),
  add check (arrives_at < leaves_at),
  add foreign key (tenant_id, child_id) references child,
  add foreign key (tenant_id, room_id) references room,
  add exclude using gist (tenant_id with =, child_id with =, daterange(starts_on, ends_on, '[]') with &&);
create index on enrolment (tenant_id, child_id);
create index on enrolment (tenant_id, room_id);
