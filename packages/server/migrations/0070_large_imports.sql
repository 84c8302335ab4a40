-- An import has up to 10,000 rows.
alter table register_import drop constraint register_import_record_ids_check;
alter table register_import add check (cardinality(record_ids) between 1 and 10000);

-- One room at a time. GiST cannot tell ids apart that were made in the same moment, so that ten thousand new enrolments
-- took many seconds; their hashes it can.
alter table enrolment drop constraint enrolment_tenant_id_child_id_daterange_excl;
alter table enrolment add constraint enrolment_overlaps exclude using gist
  (uuid_hash(child_id) with =, child_id with =, tenant_id with =, daterange(starts_on, ends_on, '[]') with &&);
