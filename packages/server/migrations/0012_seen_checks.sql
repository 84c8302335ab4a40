-- A check of a client that says no more than which sleeper: the child was seen.
alter table sleep_check
  alter column breathing drop not null,
  alter column warmth drop not null,
  alter column colour drop not null,
  alter column position drop not null,
  add check (num_nulls(breathing, warmth, colour, position) in (0, 4));
