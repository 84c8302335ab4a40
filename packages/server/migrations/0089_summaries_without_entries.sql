-- The summary of a certificate holds its number alone. The kind is an entry of a dictionary, which lists read anew, so that
-- each reader has it in their own language.
do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    update report set summary = coalesce(detail ->> 'number', '') where tenant_id = tenant and kind = 'credential';
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
