-- Members of staff are invited to the account that a manager has made for them.
alter table invitation drop constraint invitation_role_check;
alter table invitation
  add check (role in ('manager', 'administrator', 'staff')),
  add check (role <> 'staff' or renews_id is not null),
  add column way text not null default 'link' check (way in ('link', 'mail', 'sms')),
  -- When the mail or text message was handed over.
  add column sent_at timestamptz,
  -- When its page was first opened.
  add column seen_at timestamptz,
  add column withdrawn_at timestamptz;
