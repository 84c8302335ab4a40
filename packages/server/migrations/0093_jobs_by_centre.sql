-- On which day of the centre a job of the day ran last. It is written in the transaction of the job.
create table job_day (
  tenant_id text not null default current_tenant() references centre,
  name text not null check (length(name) <= 80),
  day date not null,
  primary key (tenant_id, name)
);
select guard_tenant_table('job_day');

-- The centres to which the answer to a question is yes. It is asked once as each centre, so that row security holds for
-- it as for the centre's own transactions. A centre whose question fails counts as yes: its job then fails for it alone.
-- Only the owner asks, to plan jobs.
create function centres_where(question text, at timestamptz) returns setof text
  language plpgsql as $$
declare
  before text := coalesce(current_setting('app.tenant_id', true), '');
  centre text;
  answer boolean;
begin
  -- Left by a call that was cancelled.
  if exists (select from pg_prepared_statements where name = 'asked') then deallocate asked; end if;
  execute 'prepare asked (timestamptz) as select ' || question;
  for centre in select tenant_ids() loop
    perform set_config('app.tenant_id', centre, true);
    begin
      execute format('execute asked (%L)', at) into answer;
    exception when others then
      answer := true;
    end;
    if answer then return next centre; end if;
  end loop;
  deallocate asked;
  perform set_config('app.tenant_id', before, true);
end
$$;
revoke execute on function centres_where from public;

-- Every entry of the queue has a key that begins with its centre, so that failures can be counted by centre.
create or replace function plan_job(name text, payload json, after interval, key text, queue text, priority int)
  returns void language plpgsql security definer set search_path = public as $$
declare
  at timestamptz := now() + after;
  mode text := 'preserve_run_at';
  entry_key text := current_tenant() || ':' || name || ':' || coalesce(key, gen_random_uuid()::text);
  job record;
begin
  loop
    job := graphile_worker.add_job(name,
      payload := (payload::jsonb || jsonb_build_object('tenantId', current_tenant()))::json,
      queue_name := queue,
      run_at := at,
      job_key := entry_key,
      priority := priority,
      job_key_mode := mode);
    if job.id is null then
      -- A worker took the waiting job between two steps of add_job, which then plans nothing.
      continue;
    end if;
    exit when job.run_at <= at;
    -- Its row is locked until the end of this transaction.
    mode := 'replace';
  end loop;
end
$$;
