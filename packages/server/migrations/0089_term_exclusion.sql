-- As in 0086. Of this one the tenant alone would be looked up, so it covers its rows by a condition that no statement has.
alter table term drop constraint term_tenant_id_daterange_excl;
alter table term add constraint term_overlaps exclude using gist
  (tenant_id with =, daterange(starts_on, ends_on, '[]') with &&) where (active::int = 1);
