// Law: no input causes a server error. Each day, instant, number, id and room code of every sample is replaced, one at
// a time, by the smallest and largest possible values, by a value that does not exist and by an instant in the place of a
// day. Each list is emptied. Each field that the sample leaves out is filled in as well. No answer is a 5xx.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { World } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '../platform/implement.ts'
import { call, calledRoutes, nameOf, sampleOf, signedIn } from './harness.ts'

const days = ['0000-01-01', '0001-01-01', '1900-01-01', '2199-12-31', '9999-12-31']
const noDays = [...days, '2026-11-18T00:00:00Z']
const instants = [
  ...days.map((day) => `${day}T00:00:00Z`),
  '9999-12-31T23:59:59-23:59',
  '9999999999',
  1,
  9_999_999_999_999,
]
const numbers = [-(2 ** 31) - 1, -1, 0, 0.5, 2 ** 31 - 2, 2 ** 31 - 1, 2 ** 31, 1e308]
const ids = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff']
const codes = ['no-such-room', '0']

const examples = ['no-such-room', '2026-11-18', '2026-11-17T21:42:00Z', 1, ids[0]]

/** Values to put in the place of a value, chosen by its format. */
function extremesOf(value: unknown, { centre }: World): readonly unknown[] {
  if (typeof value === 'number') return numbers
  if (typeof value !== 'string') return []
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return noDays
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return instants
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) return ids
  if ([centre.under2.code, centre.toddlers.code, 'no-such-room'].includes(value)) return codes
  return []
}

/** The same input with one value replaced, for each value and each replacement. */
function* variants(value: unknown, world: World): Generator<unknown> {
  yield* extremesOf(value, world)
  if (typeof value !== 'object' || value === null) return
  if (Array.isArray(value) && value.length > 0) yield []
  for (const [name, part] of Object.entries(value))
    for (const variant of variants(part, world))
      yield Array.isArray(value) ? value.with(Number(name), variant) : { ...value, [name]: variant }
}

/** The sample with one more field, for each field that it leaves out. The schema accepts the field's value. What takes any
 *  text takes a day and an id as text too: it has nothing more to try. */
function* withOneMoreField({ operation }: Route, sample: object): Generator<[string, unknown]> {
  const shape = { ...operation.query?.shape, ...operation.body?.shape }
  for (const [name, schema] of Object.entries(shape))
    if (!(name in sample))
      for (const example of examples)
        if (z.safeParse(schema, example).success) {
          yield [name, example]
          if (example === 'no-such-room') break
        }
}

function inputsFor(route: Route, sample: object, world: World): object[] {
  const added = [...withOneMoreField(route, sample)].flatMap(([name, example]) =>
    extremesOf(example, world).map((extreme) => ({ ...sample, [name]: extreme })),
  )
  return [...added, ...(variants(sample, world) as Iterable<object>)]
}

async function tried(route: Route): Promise<{ input: object; status: number }[]> {
  const { world } = server
  const sample = await sampleOf(route, world)
  const { manager, tablet } = world.centre
  const person = await signedIn(world, route.can === 'kiosk.use' ? tablet : manager)
  const answers = []
  for (const input of inputsFor(route, sample, world)) {
    const { status } = await call(server, route, person, input)
    answers.push({ input, status })
  }
  return answers
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const withInput = calledRoutes.filter(({ operation }) => operation.query ?? operation.body)

it.each(withInput.map((route) => [nameOf(route), route] as const))(
  '%s fails at nothing',
  async (_, route) => {
    await server.reset()
    const answers = await tried(route)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  },
)
