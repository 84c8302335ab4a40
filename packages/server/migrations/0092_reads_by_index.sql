-- A person's stories and reports of all kinds, in the order of their lists.
create index on learning_story (tenant_id, author_id, state, happened_on desc);
drop index learning_story_tenant_id_author_id_idx;
create index on report (tenant_id, author_id, submitted_at desc);
-- Which versions a person received, and which publications of a kind there are in which version: counting a person's
-- publications needs these two alone.
create index on receipt (tenant_id, person_id, publication_id, version);
drop index receipt_tenant_id_person_id_publication_id_idx;
create index on publication (tenant_id, kind, id, version) include (ends_at);
-- What is to come, of any kind.
create index publication_coming on publication (tenant_id, kind, ends_at) where withdrawn_at is null;
