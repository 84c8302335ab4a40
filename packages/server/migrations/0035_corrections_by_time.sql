-- The manager's page of today asks for what was amended or voided on a day. Without these it reads every amendment and
-- every record of the centre.
create index on care_amendment (tenant_id, amended_at);
create index care_record_voided on care_record (tenant_id, voided_at) where voided_at is not null;
