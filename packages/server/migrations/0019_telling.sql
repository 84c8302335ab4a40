-- How people are told: wishes by topic and way, browsers that receive pushes, and mails that no SMTP server takes.

-- One row a person, made when they first change something; the defaults are in the contract.
select tenant_table('notification_setting');
alter table notification_setting
  add column language text not null check (language in ('en-US', 'zh-CN')),
  -- Topic → the ways besides the app.
  add column ways jsonb not null,
  add column quiet_from time,
  add column quiet_until time,
  add check ((quiet_from is null) = (quiet_until is null)),
  add foreign key (tenant_id, id) references staff;

-- A browser of a session. It receives nothing once the session has ended.
select tenant_table('push_subscription');
alter table push_subscription
  add column session_id uuid not null,
  add column endpoint text not null check (length(endpoint) between 10 and 2000),
  add column public_key text not null check (length(public_key) <= 200),
  add column auth_secret text not null check (length(auth_secret) <= 100),
  add column language text not null check (language in ('en-US', 'zh-CN')),
  add unique (tenant_id, session_id),
  add foreign key (tenant_id, session_id) references session on delete cascade;
create unique index push_subscription_endpoint on push_subscription (tenant_id, md5(endpoint));
grant delete on push_subscription to daybook_app;

-- The mailbox of a server without SMTP. Its rows are the platform's (tenant 000000).
create table mail (
  tenant_id text not null default current_tenant(),
  id uuid not null,
  recipient text not null check (length(recipient) <= 254),
  subject text not null check (length(subject) <= 200),
  text text not null,
  html text not null,
  sent_at timestamptz not null,
  primary key (tenant_id, id)
);
select guard_tenant_table('mail');
create index on mail (tenant_id, sent_at desc);
grant delete on mail to daybook_app;

-- Jobs of one queue run one after the other, so that a slow mail server holds up a single worker.
drop function plan_job(text, json, interval, text);
create function plan_job(name text, payload json, after interval, key text, queue text, priority int) returns void
  language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(name,
    payload := (payload::jsonb || jsonb_build_object('tenantId', current_tenant()))::json,
    queue_name := queue,
    run_at := now() + after,
    job_key := current_tenant() || ':' || name || ':' || key,
    priority := priority,
    job_key_mode := 'preserve_run_at');
end
$$;
revoke execute on function plan_job from public;
grant execute on function plan_job to daybook_app;
