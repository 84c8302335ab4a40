// Reads a page of the feed over 20 connections, through the API: of somebody with 100 cards, and of somebody with
// 100,000, their newest and their oldest. They should take the same time.
import { withClient } from './data.ts'
import type { Desk } from './desks.ts'
import type { Ground } from './ground.ts'
import { send } from './http.ts'
import { figuresOf, joined, load, type Run } from './load.ts'
import { meterOf } from './meter.ts'
import type { Part } from './part.ts'

const connections = 20
const seconds = 3
const rounds = 5
const few = 100
const many = 100_000

export const feed: Part = async (ground) => {
  const [short, long] = ground.desks as [Desk, Desk, ...Desk[]]
  await fill(ground, short, few)
  const before = await fill(ground, long, many)
  const read =
    (desk: Desk, query = '') =>
    () =>
      send(ground, {
        method: 'GET',
        path: `/api/blade-garden/feeds/user-list${query}`,
        token: desk.token,
        tenantId: desk.tenantId,
      })
  const ways = {
    [`${few} cards`]: read(short),
    [`${many} cards`]: read(long),
    [`${many} cards, the oldest`]: read(long, `?before=${before}`),
  }
  const meter = meterOf(ground)
  const runs: Record<string, Run[]> = {}
  // In turns, so that changes in the machine's speed affect all of them.
  for (let round = 0; round < rounds; round++)
    for (const [name, way] of Object.entries(ways)) {
      runs[name] ??= []
      runs[name].push(await load({ connections, seconds }, meter, way))
    }
  return Object.fromEntries(
    Object.entries(runs).map(([name, all]) => [`read the feed: ${name}`, figuresOf(joined(all))]),
  )
}

/** Gives a person this many cards, a minute apart, and no others. @returns the id of an old one */
const fill = ({ ownerUrl }: Ground, { tenantId, personId }: Desk, count: number): Promise<string> =>
  withClient(ownerUrl, async (client) => {
    await client.query('begin')
    await client.query(
      `select set_config('app.tenant_id', $1, true), set_config('app.now', now()::text, true)`,
      [tenantId],
    )
    await client.query('delete from activity where tenant_id = $1 and person_id = $2', [tenantId, personId])
    const { rows } = await client.query<{ id: string }>(
      `with added as (
         insert into activity (id, person_id, kind, topic, params, cause_id, at)
         select gen_random_uuid(), $1, 'notice.released', 'notice', '{"title": "Hats"}', gen_random_uuid(),
           timestamptz '2026-03-11' - n * interval '1 minute'
         from generate_series(1, $2::int) n returning id, at
       ) select id from added order by at offset 20 limit 1`,
      [personId, count],
    )
    await client.query('commit')
    await client.query('vacuum analyze activity')
    return rows[0]?.id ?? ''
  })
