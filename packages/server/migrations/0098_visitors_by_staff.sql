-- What a centre asks of its visitors, and visitors whom staff sign in (docs/decisions/097-visitors-by-staff.md).
-- Centres that have asked for a code so far go on; a new one asks for name, reason and host alone.
alter table centre add column visitor_asks text not null default 'code'
  check (visitor_asks in ('nothing', 'contact', 'code'));
alter table centre alter column visitor_asks set default 'nothing';

alter table visit
  alter column email drop not null,
  alter column phone drop not null,
  alter column conditions_accepted_at drop not null,
  alter column badge_hash drop not null,
  -- Null for a visitor who signed in at the door, by a badge.
  add column checked_in_by uuid,
  add foreign key (tenant_id, checked_in_by) references staff,
  add check ((checked_in_by is null) = (badge_hash is not null)),
  add check ((badge_hash is null) = (conditions_accepted_at is null));
create index on visit (tenant_id, checked_in_by);
