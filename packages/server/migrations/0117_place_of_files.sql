-- Where the files of the installation are. A second server with a folder of its own would show none of the photos that the
-- first has taken, and the first none of its own.
alter table installation add column files text check (length(files) between 1 and 200);
