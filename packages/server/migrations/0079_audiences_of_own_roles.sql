-- What is published can be for a centre's own roles too. Their aliases stand by comma, as those of a notice do.
do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    update publication set audience = jsonb_set(audience, '{roles}', to_jsonb(array_to_string(
        array(select jsonb_array_elements_text(audience->'roles')), ',')))
      where jsonb_typeof(audience->'roles') = 'array';
    update publication_step set audience = jsonb_set(audience, '{roles}', to_jsonb(array_to_string(
        array(select jsonb_array_elements_text(audience->'roles')), ',')))
      where jsonb_typeof(audience->'roles') = 'array';
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
