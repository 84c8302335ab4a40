-- The code with which a contact collects a child at the tablet; the row has the id of the contact.
select tenant_table('contact_code');
alter table contact_code
  add column pin_hash text not null,
  add column failures smallint not null default 0,
  add column failed_at timestamptz,
  add column locked_until timestamptz,
  add foreign key (tenant_id, id) references contact;
grant delete on contact_code to daybook_app;
