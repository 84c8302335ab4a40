-- Certificates become reports: submitted by the person, checked by a manager once. Their kind is an entry of a
-- dictionary that each centre changes as it likes.
create or replace function seed_lookups(tenant text) returns void
  language plpgsql as $$
begin
  perform seed_dictionary(tenant, seed.code, seed.value, seed.entries) from (values
    ('notice', 'Kinds of notices', array['1', 'News', '2', 'Event', '3', 'Reminder', '4', 'Closure']),
    ('post_category', 'Kinds of posts', array['1', 'Management', '2', 'Teaching', '3', 'Support']),
    ('org_category', 'Kinds of departments', array['1', 'Centre', '2', 'Department', '3', 'Team']),
    ('sex', 'Sex', array['1', 'Male', '2', 'Female', '3', 'Another']),
    ('yes_no', 'Yes or no', array['0', 'No', '1', 'Yes'])
  ) as seed (code, value, entries);
  perform seed_certificate_kinds(tenant);
end
$$;

create function seed_dictionary(tenant text, code text, value text, entries text[]) returns void
  language plpgsql as $$
declare
  head uuid := mint_id();
begin
  insert into lookup (tenant_id, id, code, value) values (tenant, head, seed_dictionary.code, seed_dictionary.value);
  insert into lookup (tenant_id, id, parent_id, code, key, value, sort)
    select tenant, mint_id(), head, seed_dictionary.code, entries[n], entries[n + 1], n / 2 + 1
      from generate_series(1, cardinality(entries), 2) as n;
end
$$;

create function seed_certificate_kinds(tenant text) returns void
  language sql as $$
  select seed_dictionary(tenant, 'certificate_kind', 'Kinds of certificates', array['1', 'First aid certificate',
    '2', 'Practising certificate', '3', 'Safety check (police vet)', '4', 'Food safety', '5', 'Driver licence',
    '6', 'Another certificate'])
$$;

alter table report
  add constraint credential_detail check (kind <> 'credential' or coalesce(
    child_id is null and starts_at is not null and length(detail->>'kind') between 1 and 60
    and (detail->>'expiresOn')::date >= (detail->>'issuedOn')::date, false));

-- What was on file counts as checked. A title that no entry has becomes an entry. Row security is forced, so each
-- centre's rows are moved as that centre.
do $$
declare
  tenant text;
  zone text;
begin
  for tenant, zone in select tenant_id, time_zone from centre loop
    perform set_config('app.tenant_id', tenant, true);
    if not exists (select from lookup where tenant_id = tenant and code = 'certificate_kind') then
      perform seed_certificate_kinds(tenant);
    end if;
    insert into lookup (tenant_id, id, parent_id, code, key, value, sort)
      select tenant, mint_id(), head.id, head.code, 'title' || row_number() over (order by title), title,
          100 + row_number() over (order by title)
        from (select distinct title from credential where tenant_id = tenant) as kept
        cross join (select id, code from lookup
          where tenant_id = tenant and code = 'certificate_kind' and parent_id is null and active) as head
        where not exists (select from lookup as known
          where known.tenant_id = tenant and known.parent_id = head.id and known.value = kept.title);
    insert into report (tenant_id, id, kind, author_id, submitted_at, state, decided_at, decided_by, starts_at, ends_at,
        summary, detail)
      select tenant, credential.id, 'credential', staff_id, credential.created_at, 'confirmed', credential.created_at,
          coalesce(credential.created_by, staff_id), issued_on::timestamp at time zone zone,
          (expires_on + 1)::timestamp at time zone zone, concat_ws(' · ', title, number),
          jsonb_build_object('kind', entry.key, 'number', number, 'issuedOn', issued_on, 'expiresOn', expires_on,
            'front', null, 'back', null)
        from credential
        cross join lateral (select key from lookup where lookup.tenant_id = tenant and lookup.active
          and lookup.code = 'certificate_kind' and lookup.value = title and lookup.parent_id is not null limit 1) as entry
        where credential.tenant_id = tenant;
    insert into report_step (tenant_id, id, report_id, step, by_id, at)
      select tenant, mint_id(), id, 'submitted', author_id, submitted_at from report
        where tenant_id = tenant and kind = 'credential';
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;

drop table credential;
