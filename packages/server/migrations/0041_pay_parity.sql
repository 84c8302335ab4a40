-- Which steps there are is a matter of country and date, which the application knows.
alter table report
  add constraint pay_parity_detail check (kind <> 'payParity' or coalesce(
    child_id is null and summary = '' and (detail->>'step')::int between 1 and 99
    and (detail->>'serviceHours')::int between 0 and 150000, false));
