-- Which migration a server has to know to work beside this one (decision 113). The column is made by whatever runs migrations,
-- because it is filled with every one of them.
alter table migration add constraint works_with check (works_with ~ '^[0-9]{4}$');
