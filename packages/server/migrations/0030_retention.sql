-- A report whose time is over is erased with its steps, and its files become nobody's, so that they are deleted too
-- (forgetFiles). The application's role can delete none of this by itself.
create function erase_report(erased uuid) returns void
  language plpgsql security definer set search_path = public as $$
begin
  update report set from_id = null where tenant_id = current_tenant() and from_id = erased;
  delete from report_file where tenant_id = current_tenant() and report_id = erased;
  delete from report_step where tenant_id = current_tenant() and report_id = erased;
  delete from report where tenant_id = current_tenant() and id = erased
    and state in ('confirmed', 'refused', 'cancelled', 'closed');
end
$$;
revoke execute on function erase_report from public;
grant execute on function erase_report to daybook_app;
