// The five operations of a kind: `implement(nappyChange, careHandlers(nappyChangeCareKind))`.
import type { CareBoard, CareClaim, CareEntry } from '@daybook/contract/care/care.kind.ts'
import type { Actor, Context } from '../../platform/context.ts'
import { listEntries, readBoard } from './care.board.ts'
import { voidEntries } from './care.change.ts'
import type { CareKind } from './care.kind.ts'
import { recordAll } from './care.record.ts'

type BoardContext = Context<{ code?: string; taskId?: string; date?: string }, Actor>
type RecordContext<Detail> = Context<CareClaim<Detail> & { taskId?: string | null }, Actor>
type RecordManyContext<Detail> = Context<
  { taskId?: string | null; roomCode?: string | null; records: CareClaim<Detail>[] },
  Actor
>
type RemoveContext = Context<{ ids: string[]; reason?: string }, Actor>

export function careHandlers<Detail>(kind: CareKind<Detail>) {
  return {
    listEntries: {
      can: 'care.read',
      run: (context: BoardContext): Promise<CareEntry<Detail>[]> => listEntries(kind, context),
    },
    getBoard: {
      can: 'care.read',
      run: (context: BoardContext): Promise<CareBoard<Detail>> => readBoard(kind, context),
    },
    record: {
      can: 'care.record',
      live: 'care.read',
      audit: `${kind.name}.record`,
      run: async (context: RecordContext<Detail>): Promise<CareEntry<Detail>> => {
        const { taskId, ...claim } = context.input
        const [entry] = await recordAll(kind, context, { taskId, records: [claim] })
        // One claim creates exactly one entry.
        return entry as CareEntry<Detail>
      },
    },
    recordMany: {
      can: 'care.record',
      live: 'care.read',
      audit: `${kind.name}.record`,
      run: (context: RecordManyContext<Detail>): Promise<CareEntry<Detail>[]> =>
        recordAll(kind, context, context.input),
    },
    remove: {
      can: 'care.record',
      live: 'care.read',
      audit: `${kind.name}.void`,
      run: async (context: RemoveContext): Promise<null> => {
        const { ids, reason } = context.input
        await voidEntries(context, { ids, reason: reason ?? null, kind: kind.name })
        return null
      },
    },
  } as const
}
