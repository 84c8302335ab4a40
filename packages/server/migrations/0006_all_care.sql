-- Milk, toilet, sunscreen, sleep and teachers' notes beside nappy changes; what a child must not get, and whom to ring.

-- What milk, creams and sunscreen contain that a child may have to be kept from (contract/src/care/allergen.rules.ts
-- says which entry conflicts with which). An allergy to something else (bee stings) names none of them.
create function are_allergens(names text[]) returns boolean
  language sql immutable as $$
  select names <@ array['dairy', 'soy', 'lanolin', 'zinc', 'sunscreen', 'fragrance']
$$;
alter table allergy add column allergens text[] not null default '{}' check (are_allergens(allergens));
alter table child
  add column diet_avoids text[] not null default '{}' check (are_allergens(diet_avoids)),
  -- What the parents have agreed to: the centre's sunscreen, only cream from home, none; null: not asked yet.
  add column sunscreen_consent text check (sunscreen_consent in ('centreCream', 'ownCream', 'none'));

-- The answer is written together with the key.
alter table idempotency_key alter column answer set not null;
-- Nobody looks for all that was done to one thing yet, and every write would pay for being able to; ids begin with
-- their time, so the key's own index has events in their order.
drop index audit_event_subjects_idx;
drop index audit_event_tenant_id_at_idx;
-- For the nightly sweep alone, which may read all of a centre's rows. To the planner either would be as good a way to
-- one row as the key's own index is, as long as it knows the table as an empty one.
drop index idempotency_key_tenant_id_created_at_idx;
drop index session_tenant_id_expires_at_idx;
-- Each of these would lock the row of the centre at every write of anybody there, to know what row security (and in
-- care_record the child's own key) makes sure of already.
alter table audit_event drop constraint audit_event_tenant_id_fkey;
alter table idempotency_key drop constraint idempotency_key_tenant_id_fkey;
alter table care_record drop constraint care_record_tenant_id_fkey;

-- The same exclusions as before, worded so that nobody looks a child up by them: a search in such an index takes
-- some fifty times as long as one in the plain index beside it, and the planner cannot tell.
alter table enrolment drop constraint enrolment_tenant_id_child_id_daterange_excl;
alter table enrolment add exclude using gist
  (tenant_id with =, (child_id::text) with =, daterange(starts_on, ends_on, '[]') with &&);
alter table staff_attendance drop constraint staff_attendance_tenant_id_staff_id_day_tstzrange_excl;
alter table staff_attendance add exclude using gist (tenant_id with =, (staff_id::text) with =, day with =,
  tstzrange(signed_in_at, signed_out_at) with &&);

alter table plan_entry drop constraint plan_entry_kind_check;
alter table plan_entry add constraint plan_entry_kind_check
  check (kind in ('nappyChange', 'bottleFeed', 'toiletVisit', 'sunscreenApplication', 'sleep'));

-- An instant as the contract writes it: as text these sort as they follow each other.
create function is_instant(value jsonb) returns boolean
  language sql immutable as $$
  select jsonb_typeof(value) = 'string' and value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$'
$$;

create or replace function care_detail_is_valid(kind text, detail jsonb) returns boolean
  language sql immutable as $$
  select case kind
    when 'nappyChange' then
      detail->>'contents' in ('wet', 'soiled', 'both', 'dry')
      and detail->>'skin' in ('normal', 'red', 'rash', 'broken')
      and jsonb_typeof(detail->'creamUsed') = 'boolean'
      and detail - '{contents,skin,creamUsed}'::text[] = '{}'::jsonb
    when 'bottleFeed' then
      detail->>'milk' in ('breastMilk', 'formula', 'cowsMilk', 'other')
      and jsonb_typeof(detail->'offered') = 'number' and (detail->>'offered')::numeric between 1 and 500
      and jsonb_typeof(detail->'taken') = 'number' and (detail->>'taken')::numeric between 0 and 500
      and (detail->>'taken')::numeric <= (detail->>'offered')::numeric
      and detail - '{milk,offered,taken}'::text[] = '{}'::jsonb
    when 'toiletVisit' then
      detail->>'outcome' in ('wee', 'poo', 'tried', 'accident')
      and detail->>'how' in ('prompted', 'asked')
      and detail - '{outcome,how}'::text[] = '{}'::jsonb
    when 'sunscreenApplication' then
      detail->>'outcome' in ('applied', 'ownCream', 'notConsented', 'reaction')
      and detail - '{outcome}'::text[] = '{}'::jsonb
    -- occurred_at is when the child was put to bed; upAt without asleepAt: it never slept.
    when 'sleep' then
      (detail->'asleepAt' = 'null' or is_instant(detail->'asleepAt'))
      and (detail->'upAt' = 'null' or is_instant(detail->'upAt'))
      and coalesce(detail->>'asleepAt' <= detail->>'upAt', true)
      and jsonb_typeof(detail->'checkInterval') = 'number'
      and (detail->>'checkInterval')::numeric between 5 and 15
      and detail - '{asleepAt,upAt,checkInterval}'::text[] = '{}'::jsonb
    when 'dayNote' then detail = '{}'::jsonb
    else false
  end
$$;

alter table care_record
  -- Why it was done although an allergy or the diet speaks against it.
  add column conflict_reason text check (length(conflict_reason) between 1 and 500),
  -- How often somebody corrected it; version also grows with the steps of a sleep.
  add column amendments int not null default 0,
  add constraint care_note check (kind <> 'dayNote' or note is not null);
update care_record set amendments = version - 1;
update care_amendment set before = before || '{"conflictReason": null}';

-- Sleep. At most one open sleep of a child; every step with who and when, also one that another had made already
-- (merged) and one taken back. Checks are added and never overwritten.
alter table centre add column check_interval int not null default 10 check (check_interval between 5 and 15);
create unique index care_record_open_sleep on care_record (tenant_id, child_id)
  where kind = 'sleep' and voided_at is null and detail->'upAt' = 'null';

select tenant_table('sleep_step');
alter table sleep_step
  add column record_id uuid not null,
  add column step text not null check (step in ('inBed', 'asleep', 'up')),
  add column occurred_at timestamptz not null,
  add column recorded_at timestamptz not null,
  add column recorded_by uuid not null,
  -- Another person had said the same before: this one changed nothing.
  add column merged boolean not null default false,
  add column undone_at timestamptz,
  add column undone_by uuid,
  add check ((undone_at is null) = (undone_by is null)),
  add foreign key (tenant_id, record_id) references care_record,
  add foreign key (tenant_id, recorded_by) references staff,
  add foreign key (tenant_id, undone_by) references staff;
create index on sleep_step (tenant_id, record_id);
create index on sleep_step (tenant_id, recorded_by);
create index on sleep_step (tenant_id, undone_by);

select tenant_table('sleep_check');
alter table sleep_check
  add column record_id uuid not null,
  add column occurred_at timestamptz not null,
  add column recorded_at timestamptz not null,
  add column recorded_by uuid not null,
  add column breathing text not null check (breathing in ('normal', 'noisy', 'fast', 'laboured')),
  add column warmth text not null check (warmth in ('normal', 'warm', 'hot', 'cool')),
  add column colour text not null check (colour in ('normal', 'pale', 'flushed', 'blue')),
  add column position text not null check (position in ('back', 'side', 'front', 'sitting')),
  add column note text check (length(note) <= 500),
  add column voided_at timestamptz,
  add column voided_by uuid,
  add check (occurred_at <= recorded_at + interval '2 minutes'),
  add check ((voided_at is null) = (voided_by is null)),
  add foreign key (tenant_id, record_id) references care_record,
  add foreign key (tenant_id, recorded_by) references staff,
  add foreign key (tenant_id, voided_by) references staff;
create index on sleep_check (tenant_id, record_id, occurred_at);
create index on sleep_check (tenant_id, recorded_by);
create index on sleep_check (tenant_id, voided_by);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check
  (kind in ('forgottenSignOut', 'recordAmended', 'recordVoided', 'notice', 'sleepCheckOverdue'));

-- Whom to ring about a child, in this order, and who may collect it.
select tenant_table('contact');
alter table contact
  add column child_id uuid not null,
  add column name text not null check (length(name) between 1 and 120),
  add column relation text not null check (relation in ('mother', 'father', 'parent', 'grandparent', 'guardian', 'other')),
  add column phone text check (length(phone) between 3 and 40),
  add column is_emergency boolean not null default false,
  add column may_collect boolean not null default false,
  add column note text check (length(note) <= 500),
  add column sort int not null default 0,
  add column version int not null default 1,
  add column ended_at timestamptz,
  add foreign key (tenant_id, child_id) references child;
create index on contact (tenant_id, child_id);

-- A job may be planned for later; while one waits under its key, another is not planned.
drop function plan_job(text, json);
create function plan_job(name text, payload json, after interval default '0', key text default null) returns void
  language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(name,
    payload := (payload::jsonb || jsonb_build_object('tenantId', current_tenant()))::json,
    run_at := now() + after,
    job_key := current_tenant() || ':' || name || ':' || key,
    job_key_mode := 'preserve_run_at');
end
$$;
revoke execute on function plan_job from public;
grant execute on function plan_job to daybook_app;
