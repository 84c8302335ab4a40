// Bottles of today for the children who have milk: as much as they were offered before; the first is warm already.
import { type BottleDetail, BottleDetail as Detail } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import type { Duty } from './duty.ts'
import { type Making, minutesLater } from './making.ts'
import type { Row } from './rows.ts'

const ready = 3

export function makeBottles({ rows, today, now }: Making, duty: Duty): void {
  const feeds = rows.of('careRecord').filter(({ kind }) => kind === 'bottleFeed')
  const last = new Map(feeds.map((feed) => [feed.childId, feed]))
  const here = rows.of('attendance').filter(({ day, signedOutAt }) => day === today && !signedOutAt)
  const fed = here.flatMap(({ childId }) => last.get(childId) ?? []).slice(0, ready)
  for (const [place, feed] of fed.entries()) {
    const madeAt = minutesLater(now, -25 - 20 * place)
    const byId = duty.at(today, madeAt, feed.roomId)
    const stamp = rows.stamp(madeAt, byId)
    const made = { childId: feed.childId, keptIn: 'fridge', note: null, madeAt: madeAt.toISOString(), byId }
    rows.add('bottle', { ...stamp, ...made, ...contentOf(feed), endedAt: null })
    if (place > 0) continue
    const at = minutesLater(now, -10)
    const step = { bottleId: stamp.id, step: 'warmed', childId: null, at: at.toISOString(), conflict: null }
    const who = duty.at(today, at, feed.roomId)
    rows.add('bottleStep', { ...rows.stamp(at, who), ...step, byId: who })
  }
}

const brands: Partial<Record<BottleDetail['milk'], string>> = { formula: 'Stage 2', other: 'Oat drink' }

function contentOf({ detail }: Row<'careRecord'>) {
  const { milk, offered: amount } = Detail.parse(typeof detail === 'string' ? JSON.parse(detail) : detail)
  return { milk, amount, brand: brands[milk] ?? null, fromHome: milk === 'breastMilk' }
}
