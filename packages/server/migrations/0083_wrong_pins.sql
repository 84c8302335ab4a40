-- Wrong PINs are counted on until a week has passed without one, so that each pause is longer than the last.
alter table staff_pin add column failed_at timestamptz;
