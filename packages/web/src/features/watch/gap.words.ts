// What a page says about looks that were late or missed, whatever is watched.
import type { LateLooks } from '@daybook/contract/watch/watch.schema.ts'
import type { GapRow } from '../../kit/GapRows.tsx'
import type { Translate } from '../../platform/i18n/keys.ts'
import type { OversightRowWords, OversightWording } from '../../platform/oversight.ts'
import { lengthWords } from '../../platform/time/length.words.ts'

interface Gap {
  dueAt: string
  checkedAt: string | null
  overBy: number
  kind: 'late' | 'missed'
  /** Who took the look that ended it, where the page names them here. */
  byName?: string | null
}

export const kindWords = (t: Translate, { kind }: Pick<Gap, 'kind'>): string =>
  t(kind === 'late' ? 'watch.gapLate' : 'watch.gapMissed')

export const overWords = (t: Translate, { overBy }: Pick<Gap, 'overBy'>): string =>
  t('watch.gapOver', { time: lengthWords(t, overBy) })

/** @param never said where no look followed */
export function gapRow(t: Translate, gap: Gap, time: (instant: string) => string, never: string): GapRow {
  const { dueAt, checkedAt, byName } = gap
  const checked = checkedAt && t('watch.gapChecked', { time: time(checkedAt) })
  const said = [t('watch.gapDue', { time: time(dueAt) }), checked ?? never, byName]
  return {
    id: dueAt,
    isMissed: gap.kind === 'missed',
    kind: kindWords(t, gap),
    said: said.filter(Boolean).join(t('care.comma')),
    over: overWords(t, gap),
  }
}

/** A row of the manager's page of today. */
export function lateLooksRow({ t, sayTime }: OversightWording, row: LateLooks): OversightRowWords {
  const { childName, roomName, late, missed, lastDueAt, isOpen } = row
  const said = [
    missed > 0 && t('watch.overseenMissed', { count: missed }),
    late > 0 && t('watch.overseenLate', { count: late }),
    t(isOpen ? 'watch.overseenDueSince' : 'watch.overseenLast', { time: sayTime(lastDueAt) }),
    roomName,
  ]
  return { title: childName, detail: said.filter(Boolean).join(' · ') }
}
