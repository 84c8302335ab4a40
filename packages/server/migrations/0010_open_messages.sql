-- A feature declares its own kinds of message: `<feature>.<what it tells>`. No list of them stands here.
alter table message drop constraint message_kind_check;
update message set kind = case kind
  when 'forgottenSignOut' then 'attendance.forgottenSignOut'
  when 'recordAmended' then 'care.amended'
  when 'recordVoided' then 'care.voided'
  when 'sleepCheckOverdue' then 'sleep.checkOverdue'
  else 'message.notice'
end;
alter table message add constraint message_kind_check check (kind ~ '^[a-z][a-zA-Z]*\.[a-z][a-zA-Z]*$');
