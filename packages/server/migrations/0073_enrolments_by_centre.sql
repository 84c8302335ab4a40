-- Like every key, that of enrolments starts with the centre. The hash of the child comes before its id, because GiST
-- cannot tell ids apart that were made in the same moment.
alter table enrolment drop constraint enrolment_overlaps;
alter table enrolment add constraint enrolment_overlaps exclude using gist
  (tenant_id with =, uuid_hash(child_id) with =, child_id with =, daterange(starts_on, ends_on, '[]') with &&);
