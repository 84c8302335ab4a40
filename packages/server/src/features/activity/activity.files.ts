// The pictures and videos of cards. Only the feature whose record a card is about knows them, and who may see them.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import type { Actor, Context } from '../../platform/context.ts'
import type { ActivityRow } from './activity.queries.ts'

type Viewing = Pick<Context<unknown, Actor>, 'tx' | 'actor' | 'addresses'>

export interface FeedFiles {
  /** The kind of card. */
  kind: string
  /** Cause → what its reader may see. */
  read(context: Viewing, causeIds: readonly string[]): Promise<ReadonlyMap<string, readonly FileOfRecord[]>>
}

const most = 4

/** The cards with their files. */
export async function withFiles(context: Viewing, all: readonly FeedFiles[], rows: readonly ActivityRow[]) {
  const found = await Promise.all(
    all.map(async ({ kind, read }) => {
      const causes = rows.filter((row) => row.kind === kind).map(({ causeId }) => causeId)
      return [kind, causes.length > 0 ? await read(context, causes) : undefined] as const
    }),
  )
  const files = new Map(found)
  return rows.map(({ causeId, ...row }) => ({
    ...row,
    files: [...(files.get(row.kind)?.get(causeId) ?? [])].slice(0, most),
  }))
}
