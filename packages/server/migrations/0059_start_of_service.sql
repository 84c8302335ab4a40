-- When a person began to work at the centre.
alter table staff add column started_on date;
