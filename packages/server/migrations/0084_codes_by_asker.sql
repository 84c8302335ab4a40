-- Who asked for a code, and from where: a known device, or else a network. What somebody else asks for counts apart, so that
-- nobody uses up the codes of another.
alter table one_time_code
  add column asker_hash bytea,
  add column place_hash bytea;
