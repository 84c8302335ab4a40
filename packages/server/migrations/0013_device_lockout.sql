-- A failed sign-in counts for its account and device where the device is known to the account, else for its account
-- and network (docs/decisions/015-lock-out-by-device-or-network.md).
delete from sign_in_failure;
alter table sign_in_failure rename column address_hash to network_hash;
alter table sign_in_failure
  alter column network_hash drop not null,
  add column device_hash bytea,
  add check (num_nonnulls(network_hash, device_hash) = 1);

-- The device that a session was opened on. A device is known to a person as long as such a session is kept.
alter table session add column device_hash bytea;
