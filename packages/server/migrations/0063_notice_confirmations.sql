-- A notice may ask everybody that it is for to confirm it. The confirmation is a publication with the notice's id.
alter table notice add column asks_confirmation boolean not null default false;
alter table publication
  add constraint notice_confirmation_detail check (kind <> 'noticeConfirmation' or coalesce(
    starts_at is null and review_on is null and detail->>'title' = title, false));
