-- A job with a key that waits moves to the earlier of both times. Kept at its own time, it would come after what the new
-- plan is due for; moved to a later one, it would come after what it was planned for.
create or replace function plan_job(name text, payload json, after interval, key text, queue text, priority int)
  returns void language plpgsql security definer set search_path = public as $$
declare
  at timestamptz := now() + after;
  mode text := 'preserve_run_at';
  job record;
begin
  loop
    job := graphile_worker.add_job(name,
      payload := (payload::jsonb || jsonb_build_object('tenantId', current_tenant()))::json,
      queue_name := queue,
      run_at := at,
      job_key := current_tenant() || ':' || name || ':' || key,
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
