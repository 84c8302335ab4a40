import { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let child: string
let other: string
beforeAll(async () => {
  server = await testServer()
})
beforeEach(async () => {
  await server.reset()
  const [first = '', second = ''] = server.world.centre.under2.present
  child = first
  other = second
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const formula = {
  milk: 'formula',
  brand: 'Stage 1',
  amount: 180,
  keptIn: 'outside',
  fromHome: false,
} as const

async function make(over: object = {}): Promise<string> {
  const id = server.world.ids()
  const made = { id, childId: child, ...formula, at: worldNow, ...over }
  expect(await teacher().call(bottle, 'make', made as never)).toMatchObject({ status: 200 })
  return id
}
const now = () => server.world.clock.now().toISOString()
const take = (bottleId: string, step: object, who = teacher()) =>
  who.call(bottle, 'takeStep', { id: server.world.ids(), bottleId, at: now(), ...step } as never)
const give = (bottleId: string, over: object = {}, who = teacher()) =>
  take(bottleId, { step: 'given', childId: child, ...over }, who)
const board = async () => (await teacher().call(bottle, 'getBoard', {})).data
const stepsOf = async (id: string) => (await board()).bottles.find((one) => one.id === id)?.steps
const told = async () =>
  (await manager().call(message, 'listMessages', {})).data.records.filter(
    ({ kind }) => kind === 'bottle.conflict',
  )

it('is on the board with the child it is for, until the day after it was given', async () => {
  const id = await make()
  expect(await board()).toMatchObject({
    children: [{ id: child, roomCode: 'under-2' }],
    bottles: [{ id, ...formula, madeAt: worldNow, steps: [] }],
    hours: { formula: { outside: 2 } },
  })
  await give(id)
  expect(await stepsOf(id)).toMatchObject([{ step: 'given', conflict: null }])
  server.world.clock.pass(14 * 60)
  expect((await board()).bottles).toEqual([])
})

it('is not known for a child whom the centre does not have', async () => {
  const made = { id: server.world.ids(), childId: server.world.ids(), ...formula, at: worldNow }
  expect(await teacher().call(bottle, 'make', made)).toMatchObject({ status: 404 })
})

describe('sent when it happens', () => {
  it('the wrong child is refused, and nothing is kept', async () => {
    const id = await make()
    expect(await give(id, { childId: other })).toMatchObject({ status: 409, error: 'BOTTLE_OF_OTHER_CHILD' })
    expect(await give(id, { childId: null })).toMatchObject({ error: 'VALIDATION_FAILED' })
    expect(await stepsOf(id)).toEqual([])
    expect(await told()).toEqual([])
  })

  it('milk that is too old is refused, and can be thrown away', async () => {
    const id = await make()
    server.world.clock.pass(120)
    expect(await give(id)).toMatchObject({ error: 'BOTTLE_TOO_OLD' })
    expect(await take(id, { step: 'warmed' })).toMatchObject({ error: 'BOTTLE_TOO_OLD' })
    expect(await take(id, { step: 'thrownAway' })).toMatchObject({ status: 200 })
    expect(await give(id)).toMatchObject({ error: 'BOTTLE_ENDED' })
  })

  it('milk is warmed once, and then lasts an hour', async () => {
    const id = await make({ keptIn: 'fridge' })
    await take(id, { step: 'warmed' })
    expect(await take(id, { step: 'warmed' })).toMatchObject({ error: 'BOTTLE_WARMED' })
    server.world.clock.pass(59)
    expect(await take(await make({ at: now() }), { step: 'warmed' })).toMatchObject({ status: 200 })
    server.world.clock.pass(1)
    expect(await give(id)).toMatchObject({ error: 'BOTTLE_TOO_OLD' })
  })

  it('of two who give it at once, one does', async () => {
    const id = await make()
    const both = await Promise.all([give(id), give(id, {}, manager())])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stepsOf(id)).toHaveLength(1)
  })
})

describe('without a network it has happened', () => {
  it('the wrong child is kept, and those who oversee safety are told at once', async () => {
    const id = await make()
    const at = now()
    server.world.clock.pass(10)
    const sent = { id: server.world.ids(), at, childId: other }
    expect(await give(id, sent)).toMatchObject({ status: 200 })
    expect(await give(id, sent)).toMatchObject({ status: 200 })
    expect(await stepsOf(id)).toMatchObject([{ step: 'given', at, conflict: 'BOTTLE_OF_OTHER_CHILD' }])
    expect(await told()).toHaveLength(1)
    expect(await take(id, { ...sent, step: 'thrownAway' })).toMatchObject({ error: 'RECORD_EXISTS' })
  })

  it('a bottle that was given meanwhile is kept twice, and told', async () => {
    const id = await make()
    const at = now()
    await give(id, {}, manager())
    server.world.clock.pass(10)
    await give(id, { at })
    expect((await stepsOf(id))?.map(({ conflict }) => conflict).sort()).toEqual(['BOTTLE_ENDED', null])
    expect(await told()).toHaveLength(1)
  })

  it('milk that is thrown away twice is nothing to tell', async () => {
    const id = await make()
    const at = now()
    await take(id, { step: 'thrownAway' }, manager())
    server.world.clock.pass(10)
    expect(await take(id, { step: 'thrownAway', at })).toMatchObject({ status: 200 })
    expect(await told()).toEqual([])
  })

  it('warming or throwing away that arrives after the milk was given is told where it speaks against it', async () => {
    const takeLate = async (step: 'warmed' | 'thrownAway', minutes: number) => {
      const id = await make({ keptIn: 'fridge', at: minutesAgo(180) })
      const at = minutesAgo(minutes)
      await give(id, {}, manager())
      server.world.clock.pass(10)
      const late = { id: server.world.ids(), step, at }
      for (const _ of [1, 2]) expect(await take(id, late)).toMatchObject({ status: 200 })
      return (await told()).map(({ params }) => params.why)
    }
    expect(await takeLate('warmed', 30)).toEqual([])
    const feed = { childName: 'Aroha Ngata', byName: 'Mere Manager', at: now() }
    expect(await takeLate('warmed', 150)).toEqual(['BOTTLE_TOO_OLD'])
    expect(await told()).toMatchObject([{ params: feed }])
    expect(await takeLate('thrownAway', 20)).toEqual(['BOTTLE_ENDED', 'BOTTLE_TOO_OLD'])
  })

  it('the same bottle is kept once, and another under its id is refused', async () => {
    const id = await make()
    await make({ id })
    const changed = { id, childId: other, ...formula, at: worldNow }
    expect(await teacher().call(bottle, 'make', changed)).toMatchObject({ error: 'RECORD_EXISTS' })
    expect((await board()).bottles).toHaveLength(1)
  })
})
