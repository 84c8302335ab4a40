-- The newest drills of all kinds, what is known of a child, and the certificates that are valid on a day.
create index roll_call_drills on roll_call (tenant_id, started_at desc) where kind = 'drill';
create index report_of_child on report (tenant_id, child_id, submitted_at desc, id desc) where child_id is not null;
create index report_certificates on report (tenant_id, ends_at) where kind = 'credential' and state = 'confirmed';
