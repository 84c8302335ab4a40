// Whatever a write changes on a board, open pages know that it does. A board that misses it stays as it was until somebody
// opens it again: a child who was put to bed is still looked for.
import { careKindNames } from '@daybook/contract/kernel/kinds.generated.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { World } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Route } from '../platform/implement.ts'
import { call, calledRoutes, nameOf, personWho, routes, sampleOf } from './harness.ts'

/** Made by the build. */
vi.mock('virtual:daybook/language-version', () => ({ default: '' }))

const ofRoom = ({ centre }: World) => ({ code: centre.under2.code })
const everywhere = () => ({})

/** What stands on screens that are open all day. */
const boards: Record<string, (world: World) => object> = {
  ...Object.fromEntries(careKindNames.map((kind) => [`${kind}.getBoard`, ofRoom])),
  'sleep.getBoard': ofRoom,
  'sleep.getWatch': everywhere,
  'aftercare.getWatch': everywhere,
  'bottle.getBoard': everywhere,
  'medicinePlan.getBoard': everywhere,
  'medicinePlan.listOfChild': ({ centre }) => ({ childId: centre.under2.present[0] }),
  'attendance.listToday': everywhere,
  'attendance.listStaffAtWork': everywhere,
  'ratio.getBoard': everywhere,
  'headCount.getBoard': everywhere,
  'headCount.getWatch': everywhere,
  'house.getHouse': everywhere,
  'childPage.getPage': ({ centre }) => ({ id: centre.under2.present[0] }),
}

const leavesStale: { [event: string]: string } = {
  'attendance.startWork': 'which rooms are one’s own says only which of them stands first',
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** @returns the ids of what a page that has opened every board reads again or changes after an event; nothing where it
 *  reads everything again */
async function knownToPages(): Promise<(event: string) => Set<string> | undefined> {
  // Imported by URL, because the web app is type-checked with its own settings (DOM, JSX).
  const web = new URL('../../../web/src/', import.meta.url)
  const { live } = await import(new URL('app/live.generated.ts', web).href)
  await Promise.all(Object.values<() => Promise<unknown>>(live).map((load) => load()))
  await import(new URL('app/careKinds.generated.ts', web).href)
  await import(new URL('app/watchKinds.generated.ts', web).href)
  const { updateOf, readsOf } = await import(new URL('platform/live/live.updates.ts', web).href)
  return (event) => {
    const update = updateOf(event)
    return update && new Set(readsOf(update).map(({ id }: { id: string }) => id))
  }
}

async function seen(): Promise<Map<string, string>> {
  const { world } = server
  const reads = routes.filter((route) => nameOf(route) in boards)
  const answers = reads.map(async (route) => {
    const input = boards[nameOf(route)]?.(world) ?? {}
    const { status, data } = await call(server, route, world.centre.manager, input)
    expect(status).toBe(200)
    return [nameOf(route), JSON.stringify(data)] as const
  })
  return new Map(await Promise.all(answers))
}

/** The boards that a write changes. What its sample cannot do as a manager changes none. */
async function changedBy(route: Route): Promise<string[]> {
  await server.reset()
  const { world } = server
  const person = personWho(route, world)
  const input = await sampleOf(route, world)
  const before = await seen()
  const options = route.operation.offline === 'queue' ? { key: world.ids() } : {}
  const { status } = await call(server, route, person, input, options)
  if (status !== 200) return []
  return [...(await seen())].filter(([name, data]) => before.get(name) !== data).map(([name]) => name)
}

it('pages know of every write what it changes on their boards', async () => {
  const known = await knownToPages()
  const writes = calledRoutes.filter(({ mode, live }) => mode === 'write' && live)
  const stale: string[] = []
  for (const route of writes) {
    const name = nameOf(route)
    const read = known(name)
    if (!read || name in leavesStale) continue
    const missed = (await changedBy(route)).filter((board) => !read.has(board))
    if (missed.length > 0) stale.push(`${name}: ${missed.join(', ')}`)
  }
  expect(stale).toEqual([])
}, 300_000)
