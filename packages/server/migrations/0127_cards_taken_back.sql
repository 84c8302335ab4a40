-- A card that is no longer shown stays as a place in the feed: whoever reads on from it is not at the end. It says nothing, and
-- it is hidden for good, so that the indexes of what is shown leave it out.
-- Allowed: check activity.activity_check is new: a server of the version before writes no such card.
alter table activity add column taken_back_at timestamptz,
  add check (taken_back_at is null or (hidden_at is not null and params = '{}' and link is null));
