// For any sequence of events, each entry ends up on the server exactly once or waits for its author's decision. A
// failing run prints its seed and the shortest sequence.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Centre, children, type Fate, fakeCentre, fates, type Made, teachers } from './fake.centre.ts'
import { becomeUser, type FakeDevice, type FakePage, kinds, shownOn } from './fake.device.ts'

/** Runs all pending microtasks. */
const runMicrotasks = async () => {
  for (let i = 0; i < 40; i++) await Promise.resolve()
}

type Command = fc.AsyncCommand<object, Centre>

/** @param run picks its target by number and does nothing if there is none */
function act(name: string, run: (centre: Centre) => unknown): Command {
  return {
    check: () => true,
    toString: () => name,
    async run(_, centre) {
      await run(centre)
      await runMicrotasks()
      for (const { pages } of centre.devices)
        for (const { outbox } of pages) {
          const keys = outbox.waiting().map(({ key }) => key)
          expect(keys).toEqual([...new Set(keys)])
        }
    },
  }
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length]

function onPage(
  name: string,
  place: readonly [number, number],
  run: (centre: Centre, device: FakeDevice, page: FakePage) => unknown,
): Command {
  return act(`${name} on ${place}`, (centre) => {
    const device = pick(centre.devices, place[0])
    const page = device && pick(device.pages, place[1])
    return device && page && run(centre, device, page)
  })
}

const nat = fc.nat(11)
const place = fc.tuple(fc.nat(1), fc.nat(1))
const kind = fc.constantFrom(...kinds)
const fate = fc.constantFrom<Fate>(...fates)

const commands = [
  ...Array.from({ length: 4 }, () =>
    fc
      .tuple(place, kind, fc.constantFrom(...children))
      .map(([at, what, child]) =>
        onPage(`make ${what} of ${child.slice(-2)}`, at, (centre, device, page) =>
          centre.make(device, page, what, child),
        ),
      ),
  ),
  ...Array.from({ length: 4 }, () =>
    nat.map((at) => act(`step ${at}`, (centre) => pick(centre.possible(), at)?.())),
  ),
  fc.constant(act('runLocal', runLocal)),
  fc.constant(act('finish all', finishAll)),
  fc.constant(act('finish all', finishAll)),
  fate.map((what) => act(`fail requests: ${what}`, (centre) => failRequests(centre, what))),
  ...Array.from({ length: 3 }, () =>
    fc.tuple(nat, fate).map(([at, what]) =>
      act(`request ${at} is ${what}`, (centre) => {
        const request = pick(centre.requests, at)
        if (request) centre.finishRequest(request, what)
      }),
    ),
  ),
  fc.tuple(place, nat).map(([at, which]) =>
    onPage(`undo ${which}`, at, (centre, device, page) => {
      const madeEntry = pick(centre.made, which)
      if (madeEntry) centre.undo(device, page, madeEntry)
    }),
  ),
  fc.tuple(place, nat).map(([at, which]) =>
    onPage(`discard ${which}`, at, (centre, _, page) => {
      const madeEntry = pick(centre.made, which)
      if (madeEntry) centre.discard(page, madeEntry)
    }),
  ),
  fc
    .tuple(place, fc.boolean())
    .map(([at, again]) =>
      onPage(`decide ${again}`, at, (centre, device, page) => centre.decide(device, page, again)),
    ),
  fc.tuple(place, fc.boolean()).map(([at, arrives]) =>
    onPage(`kill (request arrives: ${arrives})`, at, async (centre, device, page) => {
      await centre.kill(device, page, arrives)
      if (device.pages.length === 0) centre.open(device)
    }),
  ),
  place.map((at) =>
    onPage('open another', at, (centre, device) => device.pages.length < 2 && centre.open(device)),
  ),
  fc
    .tuple(place, fc.nat(2))
    .map(([at, who]) =>
      onPage(`sign in ${who}`, at, (centre, device, page) =>
        centre.signIn(device, page, teachers[at[0]]?.[who] ?? undefined),
      ),
    ),
  place.map((at) =>
    onPage('learn of the session change', at, (_, device, page) => becomeUser(page, device.user)),
  ),
  nat.map((at) =>
    act(`void ${at}`, (centre) => {
      const record = pick(centre.server.activeRecords(), at)
      if (record) centre.server.void(record.id)
    }),
  ),
  place.map((at) => onPage('wake', at, (_, __, page) => page.outbox.wake())),
  place.map((at) => onPage('read', at, (_, __, page) => page.read())),
  fc.tuple(place, fc.integer({ min: -5000, max: 5000 })).map(([at, by]) =>
    onPage(`clock ${by}`, at, (_, __, page) => {
      page.clock += by
    }),
  ),
]

/** Runs all disk work and delivers all messages. Requests stay pending. */
async function runLocal(centre: Centre) {
  for (let rounds = 0; rounds < 200; rounds++) {
    const all = centre.possible()
    if (all.length === 0) return
    for (const run of all) await run()
    await runMicrotasks()
  }
}

/** Runs everything and answers every request until nothing is left. */
async function finishAll(centre: Centre) {
  for (let rounds = 0; rounds < 400; rounds++) {
    await runMicrotasks()
    const all = centre.possible()
    if (all.length + centre.requests.length === 0) return
    for (const run of all) await run()
    for (const request of [...centre.requests]) centre.finishRequest(request, 'answered')
  }
}

/** Fails requests until an entry that cannot be sent is deferred. */
async function failRequests(centre: Centre, what: Fate) {
  for (let tries = 0; tries < 7; tries++) {
    await runLocal(centre)
    for (const request of [...centre.requests]) centre.finishRequest(request, what)
    await runMicrotasks()
  }
}

/** With a working network, signs every teacher in once more and sends everything. */
async function sendEverything(centre: Centre) {
  for (const [at, device] of centre.devices.entries())
    for (const teacher of teachers[at] ?? []) {
      device.user = teacher
      for (const page of device.pages) await becomeUser(page, teacher)
      await finishAll(centre)
      for (const page of device.pages) {
        expect(page.outbox.waiting().filter(({ userId }) => userId === teacher)).toEqual([])
        await page.read()
        expect(shownOn(page)).toEqual(centre.server.activeRecords().map(({ id }) => ({ id })))
      }
    }
}

async function check(centre: Centre) {
  expect(centre.wrong).toEqual([])
  const { server, made } = centre
  for (const { key, by } of server.arrivals)
    expect(by).toBe(made.find(({ entry }) => entry.key === key)?.entry.userId)
  for (const one of made) await checkOne(centre, one)
  expect(orderBroken(centre)).toEqual([])
  for (const { store } of centre.devices) expect(await store.list()).toEqual([])
}

/** The entry is on the server once and unchanged, waits for its author's decision, or was dropped by its author. */
async function checkOne({ server, lost }: Centre, { entry, device, ended, resentAs }: Made) {
  const times = server.effects.get(entry.key) ?? 0
  expect(times).toBeLessThanOrEqual(1)
  if (ended === 'cancelled') expect(times).toBe(0)
  if (ended || lost.has(entry.key)) return
  const needsDecision = (await device.store.refused()).find(({ key }) => key === entry.key)
  // Another user had recorded the same.
  const wasDuplicate = times === 0 && server.refusals.get(entry.key) === 'CHILD_ALREADY_SIGNED_IN'
  const isResent = resentAs !== undefined && !lost.has(resentAs)
  const places = { recorded: times === 1, needsDecision: needsDecision !== undefined, isResent, wasDuplicate }
  expect({ key: entry.key, ...places }).toSatisfy(() => Object.values(places).filter(Boolean).length === 1)
  if (needsDecision) expect(needsDecision.userId).toBe(entry.userId)
  if (times === 0 || entry.operation === 'fake.remove') return
  const { occurredAt, childId } = entry.input
  expect(server.records.get(String(entry.input.id))).toMatchObject({ occurredAt, childId, by: entry.userId })
}

/** Pairs about the same child or record that reached the server in the wrong order. */
function orderBroken({ server, made }: Centre): string[] {
  const seen = (key: string) => server.arrivals.flatMap((arrival, at) => (arrival.key === key ? [at] : []))
  return made.flatMap((one, at) =>
    made.slice(at + 1).flatMap((later) => {
      const sharesOrderingKey =
        one.device === later.device &&
        one.entry.userId === later.entry.userId &&
        one.entry.orderingKeys.some((orderingKey) => later.entry.orderingKeys.includes(orderingKey))
      const [first = Number.POSITIVE_INFINITY] = seen(later.entry.key)
      return sharesOrderingKey && seen(one.entry.key).some((when) => when > first)
        ? [`${one.entry.key} after ${later.entry.key}`]
        : []
    }),
  )
}

test('no entry is lost or doubled, and each is sent in order and by its author', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 120, size: 'max' }), async (all) => {
      const centre = fakeCentre()
      for (const [at, device] of centre.devices.entries()) {
        device.user = teachers[at]?.[0]
        centre.open(device)
      }
      await runMicrotasks()
      await fc.asyncModelRun(() => ({ model: {}, real: centre }), all)
      await sendEverything(centre)
      await check(centre)
    }),
    { numRuns: 600, interruptAfterTimeLimit: 8000, markInterruptAsFailure: false },
  )
})
