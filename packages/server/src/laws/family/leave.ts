import { expect } from 'vitest'
import { page, type Story } from './family.ts'

const base = '/api/blade-garden/leave'

export const leave: Story<'leave'> = async ({ send, world }) => {
  const ask = (day: string) => {
    const half = { startsAtNoon: false, endsAtNoon: false }
    const detail = { kind: 'annual', reason: 'A wedding' }
    const dates = { from: `${day} 00:00:00`, until: day, ...half }
    const answers = { ...detail, dates: { from: day, until: day, ...half } }
    return send(
      `POST ${base}/submit-leave`,
      { body: { id: world.ids(), detail: { ...detail, dates } } },
      { id: expect.any(String), mark: null, state: 'submitted', detail: answers },
    )
  }
  const [first, second, third] = [await ask('2026-12-01'), await ask('2026-12-02'), await ask('2026-12-03')]
  const confirmed = { id: first.id, mark: 'Enjoy', state: 'confirmed' }
  const refused = { id: second.id, mark: 'Too few of us', state: 'refused' }
  const cancelled = { id: third.id, mark: null, state: 'cancelled' }
  const { mark } = confirmed
  await send(`POST ${base}/manager-confirm/{id}`, { id: first.id, query: { mark } }, confirmed)
  await send(`POST ${base}/manager-refuse/{id}`, { id: second.id, query: { mark: refused.mark } }, refused)
  await send(`POST ${base}/user-cancel/{id}`, { id: third.id }, cancelled)
  for (const row of [confirmed, refused, cancelled]) {
    await send(`GET ${base}/detail`, { query: { id: row.id } }, row)
    await send(`GET ${base}/user-list`, {}, page(row))
    await send(`GET ${base}/list`, {}, page(row))
  }
}
