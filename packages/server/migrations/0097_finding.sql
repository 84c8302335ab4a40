-- The words of records, so that a search finds a record without reading the texts of all years. Row security lets no text
-- index serve a search (decision 081), but it does let the order of words: the beginning of a word is a range of this table.
create table search_word (
  tenant_id text not null default current_tenant() references centre,
  record_id uuid not null,
  word text collate "C" not null check (length(word) between 1 and 24),
  kind text not null check (length(kind) between 1 and 40),
  at timestamptz not null,
  primary key (tenant_id, record_id, word)
);
select guard_tenant_table('search_word');
create index on search_word (tenant_id, kind, word, at desc, record_id);
grant delete on search_word to daybook_app;

-- What a text is searched by: words without capitals and accents. Chinese has no spaces, so a run of its characters is
-- one word.
create function typed_words(said text) returns setof text
  language sql immutable parallel safe as $$
  select distinct left(run[1], case when run[1] ~ '[\u3400-\u9fff]' then 8 else 24 end)
  from regexp_split_to_table(fold_name(said),
    '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\ufffd]+') part,
    regexp_matches(part, '[\u3400-\u9fff]+|[^\u3400-\u9fff]+', 'g') run
$$;

-- The same for a record. A run of Chinese is found from each of its characters on.
create function search_words(said text) returns setof text
  language sql immutable parallel safe as $$
  select distinct left(run[1], 24)
  from regexp_split_to_table(fold_name(said),
    '[\s!-/:-@\[-`{-~\u00a0-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\ufffd]+') part,
    regexp_matches(part, '[^\u3400-\u9fff]+', 'g') run
  union
  select substr(run[1], place, 8)
  from regexp_matches(fold_name(said), '[\u3400-\u9fff]+', 'g') run, generate_series(1, length(run[1])) place
$$;

create function keep_words(tenant text, record_kind text, record uuid, since timestamptz, said text) returns void
  language sql as $$
  delete from search_word where tenant_id = tenant and record_id = record;
  insert into search_word (tenant_id, kind, record_id, at, word)
    select tenant, record_kind, record, since, search_words(said)
$$;

-- A text with marks of its editor, as far as a search looks.
create function begins(said text) returns text language sql immutable parallel safe as $$
  select left(regexp_replace(said, '<[^>]*>', ' ', 'g'), 400)
$$;

create function words_of(one report) returns text language sql stable as $$
  select concat_ws(' ', one.summary,
    (select first_name || ' ' || family_name from child where tenant_id = one.tenant_id and id = one.child_id))
$$;
create function words_of(one publication) returns text language sql stable as $$ select one.title $$;
create function words_of(one notice) returns text language sql stable as $$
  select concat_ws(' ', one.title, begins(one.content))
$$;
create function words_of(one learning_story) returns text language sql stable as $$
  select concat_ws(' ', one.title, begins(one.words))
$$;
create function words_of(one visit) returns text language sql stable as $$
  select concat_ws(' ', one.name, one.company, one.host_name, one.purpose)
$$;
create function words_of(one asset) returns text language sql stable as $$
  select concat_ws(' ', one.name, one.number, one.place, one.note)
$$;

create function words_of(one staff) returns text language sql stable as $$ select one.real_name $$;

create function since_of(one report) returns timestamptz language sql stable as $$
  select coalesce(one.occurred_at, one.starts_at, one.submitted_at)
$$;
create function since_of(one publication) returns timestamptz language sql stable as $$
  select coalesce(one.starts_at, one.published_at)
$$;
create function since_of(one notice) returns timestamptz language sql stable as $$ select one.release_time $$;
create function since_of(one learning_story) returns timestamptz language sql stable as $$
  select coalesce(one.happened_on::timestamptz, one.created_at)
$$;
create function since_of(one visit) returns timestamptz language sql stable as $$ select one.checked_in_at $$;
create function since_of(one asset) returns timestamptz language sql stable as $$ select one.created_at $$;
create function since_of(one staff) returns timestamptz language sql stable as $$ select one.created_at $$;

-- One trigger for each table that can be searched. Its argument is the kind, where the table holds a single one.
do $do$
declare
  searched text;
  kind text;
begin
  for searched, kind in values ('report', 'new.kind'), ('publication', 'new.kind'), ('notice', '''notice'''),
    ('learning_story', '''learningStory'''), ('visit', '''visit'''), ('asset', '''asset'''),
    ('staff', '''staff''')
  loop
    execute format($$
      create function keep_words_of_%1$s() returns trigger language plpgsql as $f$
      begin
        if tg_op = 'DELETE' then
          delete from search_word where tenant_id = old.tenant_id and record_id = old.id;
        elsif tg_op = 'INSERT' or words_of(new) is distinct from words_of(old) or since_of(new) <> since_of(old) then
          perform keep_words(new.tenant_id, %2$s, new.id, since_of(new), words_of(new));
        end if;
        return null;
      end
      $f$;
      create trigger keep_words after insert or update or delete on %1$I
        for each row execute function keep_words_of_%1$s()$$, searched, kind);
  end loop;
end
$do$;

-- Who confirms a notice has the notice's id, and the notice itself is found.
drop trigger keep_words on publication;
create trigger keep_words after insert or update on publication
  for each row when (new.kind <> 'noticeConfirmation') execute function keep_words_of_publication();

-- A child's name stands in what is written about the child.
create function keep_words_of_child() returns trigger language plpgsql as $$
begin
  perform keep_words(one.tenant_id, one.kind, one.id, since_of(one), words_of(one)) from report one
    where one.tenant_id = new.tenant_id and one.child_id = new.id;
  return null;
end
$$;
create trigger keep_words after update of first_name, family_name on child
  for each row when (new.search_name <> old.search_name) execute function keep_words_of_child();

-- What was written before, and what is written past the triggers. Row security is forced, so centre by centre.
create function fill_search_words() returns void language sql as $$
  insert into search_word (kind, record_id, at, word)
  select kind, id, since, search_words(said) from (
    select kind, id, since_of(one) as since, words_of(one) as said from report one
    union all select kind, id, since_of(one), words_of(one) from publication one where kind <> 'noticeConfirmation'
    union all select 'notice', id, since_of(one), words_of(one) from notice one
    union all select 'learningStory', id, since_of(one), words_of(one) from learning_story one
    union all select 'visit', id, since_of(one), words_of(one) from visit one
    union all select 'asset', id, since_of(one), words_of(one) from asset one
    union all select 'staff', id, since_of(one), words_of(one) from staff one
  ) record
  on conflict do nothing
$$;
do $$
declare tenant text;
begin
  for tenant in select tenant_id from centre loop
    perform set_config('app.tenant_id', tenant, true);
    perform fill_search_words();
  end loop;
  perform set_config('app.tenant_id', '', true);
end
$$;
