// Columns that no export holds, and what a row has there in its new place. A test wants each of them here.

/** 32 bytes that nobody knows the origin of, so nothing matches them. */
const nothing = `uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())`

/** As an upload of that day would have it. */
const storageKey = `staged.tenant_id || '/' || to_char(staged.created_at at time zone 'UTC', 'YYYY-MM-DD') || '/' || staged.id`

/** By `table.column`. `staged` is the row. */
export const withheld: Readonly<Record<string, string>> = {
  'centre.deactivated_at': 'null',
  // Of a centre that was taken out by `npm run leave`, the manifest has it.
  'centre.outbox_secret': 'null',
  // Nobody signs in before choosing a password by a link.
  'staff.password_hash': `''`,
  'staff.md5_password_hash': 'null',
  'staff.password_by_other': 'false',
  'staff.password_by': 'null',
  // Of what was uploaded, so that the same upload counts once.
  'file.hash': nothing,
  'file.storage_key': storageKey,
  'file.poster_key': `case when exists (select from moved_poster where id = staged.id) then ${storageKey} || '-0' end`,
  // The tablet is paired again.
  'kiosk.pairing_hash': nothing,
  // A visitor who signed in alone signs out with it.
  'visit.badge_hash': `case when staged.checked_in_by is null then ${nothing} end`,
}

/** Exported as null where the picture is a file of the centre: then it is where the file's small size is kept. */
export const picture = `case when staged.picture_file_id is null then staged.picture
  else (select storage_key || '/small.jpg' from moved_file where id = staged.picture_file_id) end`
