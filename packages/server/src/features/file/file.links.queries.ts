// Whose file is whose. Each mechanism keeps a table of its own for that, and everything done with it is here.
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import type { FileReference } from '@daybook/contract/kernel/fields.files.ts'
import { sql } from 'kysely'
import type { Actor, Context } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail } from '../../platform/errors.ts'
import type { fileOwners } from './file.queries.ts'
import { allIds, missingFiles, wrongFormats } from './file.references.ts'
import type { FileFacts } from './file.storage.ts'

/** A table of files and the records that have them. */
export interface FileLinks {
  table: (typeof fileOwners)[number]
  /** The column of the record's id. */
  owner: string
  /** A file that a report has is not taken as well. */
  notOfReports?: boolean
  /** A file that the record has is taken again only by who uploaded it. */
  ownOnly?: boolean
}

interface Using {
  references: readonly FileReference[]
  /** The records that may have them already. */
  ownerIds: readonly string[]
}

type Asking = Pick<Context<unknown, Actor>, 'tx' | 'actor'>

/** What is wrong with the files that a record refers to. A person may use their own that no other record has, and the
 *  record's. They are locked, so that none is deleted meanwhile. Others do not exist here. */
export async function wrongFiles(
  { tx, actor }: Asking,
  { table, owner, notOfReports = false, ownOnly = false }: FileLinks,
  { references, ownerIds }: Using,
): Promise<{ missing: Record<string, FieldError>; wrong: Record<string, FieldError> }> {
  const ids = allIds(references)
  if (ids.length === 0) return { missing: {}, wrong: {} }
  const ownerId = sql.ref(`used.${owner}`)
  const { rows: usable } = await sql<{ id: string; mime: string }>`
    select file.id, file.mime from file
    left join ${sql.table(table)} as used on used.tenant_id = file.tenant_id and used.file_id = file.id
    where file.tenant_id = current_tenant() and file.id = any(${ids}::uuid[]) and (
      ${ownerId} = any(${ownerIds}::uuid[]) and (not ${ownOnly} or file.author_id = ${actor.personId})
      or ${ownerId} is null and file.author_id = ${actor.personId}
        and (not ${notOfReports} or not exists (select from report_file as reported
          where reported.tenant_id = file.tenant_id and reported.file_id = file.id)))
    for key share of file`.execute(tx)
  return { missing: missingFiles(references, usable), wrong: wrongFormats(references, usable) }
}

/** Fails when any of the files is wrong. */
export async function refuseWrongFiles(asking: Asking, links: FileLinks, using: Using): Promise<void> {
  const { missing, wrong } = await wrongFiles(asking, links, using)
  if (Object.keys(missing).length > 0) fail('NOT_FOUND', missing)
  if (Object.keys(wrong).length > 0) fail('VALIDATION_FAILED', wrong)
}

/** A change leaves the files of before, which the history shows. */
export async function attachFiles(
  tx: Tx,
  { table, owner }: FileLinks,
  { ownerId, ids }: { ownerId: string; ids: readonly string[] },
): Promise<void> {
  if (ids.length === 0) return
  await sql`insert into ${sql.table(table)} (${sql.ref(owner)}, file_id)
    select ${ownerId}::uuid, unnest(${ids}::uuid[])
    on conflict (tenant_id, ${sql.ref(owner)}, file_id) do nothing`.execute(tx)
}

/** The files of these records, in the order in which they were made. */
export async function filesOf(
  tx: Tx,
  { table, owner }: FileLinks,
  ownerIds: readonly string[],
): Promise<(FileFacts & { id: string; name: string; ownerId: string })[]> {
  if (ownerIds.length === 0) return []
  const { rows } = await sql<FileFacts & { id: string; name: string; ownerId: string }>`
    select ${sql.ref(`used.${owner}`)} as owner_id, file.id, file.name, file.mime, file.size, file.width, file.height,
      file.storage_key, file.poster_key
    from ${sql.table(table)} as used
    join file on file.tenant_id = used.tenant_id and file.id = used.file_id
    where used.tenant_id = current_tenant() and ${sql.ref(`used.${owner}`)} = any(${ownerIds}::uuid[])
    order by file.id`.execute(tx)
  return rows
}
