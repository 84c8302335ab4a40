-- When a contact may collect a child, and what a court order says of them. Whoever has an order may never collect.
alter table contact
  add column collects_from date,
  add column collects_until date,
  add column collects_on smallint[]
    check (collects_on <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(collects_on) between 1 and 7),
  add column order_note text check (length(order_note) between 1 and 1000),
  add column order_phone text check (length(order_phone) between 3 and 40),
  add check (collects_until >= collects_from);

-- What a handover rests on: the contact who collected the child, the second member of staff who agreed, the contact who
-- gave their word and how, or why it was recorded although the rule does not allow it.
alter table attendance
  drop constraint attendance_collected_by_check,
  add constraint attendance_collected_by_check check (length(collected_by) between 1 and 120),
  add column collected_basis text
    check (collected_basis in ('contact', 'twoStaff', 'parentWord', 'noContacts', 'notAsked', 'override')),
  add column collected_by_id uuid,
  add column seconded_by uuid,
  add column word_by_id uuid,
  add column word_how text check (word_how in ('inPerson', 'phone', 'message')),
  add column override_reason text check (length(override_reason) between 1 and 500),
  add constraint attendance_handover_check check (case collected_basis
    when 'contact' then collected_by_id is not null
    when 'twoStaff' then seconded_by is not null
    when 'parentWord' then word_by_id is not null and word_how is not null
    when 'override' then override_reason is not null
    else true end),
  add constraint attendance_second_check check (seconded_by <> signed_out_by),
  add foreign key (tenant_id, collected_by_id) references contact,
  add foreign key (tenant_id, seconded_by) references staff,
  add foreign key (tenant_id, word_by_id) references contact;
create index on attendance (tenant_id, collected_by_id);
create index on attendance (tenant_id, seconded_by);
create index on attendance (tenant_id, word_by_id);

-- A contact's name may be longer than what is typed at the tablet.
alter table kiosk_ticket
  drop constraint kiosk_ticket_collector_check,
  add constraint kiosk_ticket_collector_check check (length(collector) between 1 and 120);
