-- A centre that comes from another installation brings its own roles and dictionaries, and says of each injury how often
-- the head was looked at. Its transaction says so by `app.moving` (npm run move).
create function is_moving() returns boolean
  language sql stable as $$ select coalesce(current_setting('app.moving', true), '') = 'on' $$;

create or replace trigger seed after insert on centre
  for each row when (not is_moving()) execute function seed_centre();

create or replace trigger keep_head_watch before insert on report
  for each row when (new.kind = 'incident' and new.head_look_every is null and not is_moving())
  execute function keep_head_watch();
