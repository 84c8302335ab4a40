// Law 1: permissions. Every operation is called with its sample as every persona. The results are compared with
// permissions.md, which people review. Refused means 401 or 403.
import { readFileSync } from 'node:fs'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person, World } from '@daybook/testkit/world.ts'
import type { ClientBase } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '../platform/implement.ts'
import { asOwner, call, calledRoutes, nameOf, routes, sampleOf, signedIn } from './harness.ts'

const personas = ['nobody', 'administrator', 'teacher', 'manager', 'tablet'] as const
type Persona = (typeof personas)[number]
type Audited = { action: string; actorId: string | null }
type Outcome = { persona: Persona; status: number; error: string | undefined; refused: boolean; body: object }

/** Two personas may, and the second finds it done already: it writes nothing (repeats.test.ts). */
const doneBefore = [
  'food.submit',
  'foodTemperature.submit',
  'headCount.end',
  'learningStory.withdraw',
  'medicinePlan.endAuthority',
  'ratio.moveAdult',
  'ratio.moveChildren',
  'ratio.resume',
  'workflow.addSigner',
]

const outcomes = new Map<Route, Outcome[] | Error>()
const trails = new Map<Route, Audited[]>()

async function person(world: World, persona: Persona): Promise<Person | undefined> {
  if (persona === 'nobody') return undefined
  return signedIn(world, persona === 'administrator' ? world.administrator : world.centre[persona])
}

async function tryEveryone(server: TestServer, route: Route): Promise<Outcome[]> {
  const input = await sampleOf(route, server.world)
  const tried: Outcome[] = []
  for (const persona of personas) {
    const { status, error, body } = await call(server, route, await person(server.world, persona), input)
    tried.push({ persona, status, error, refused: status === 401 || status === 403, body })
  }
  return tried
}

async function trailIn(owner: ClientBase): Promise<Audited[]> {
  return (await owner.query<Audited>('select action, actor_id as "actorId" from audit_event')).rows
}

beforeAll(async () => {
  const server = await testServer()
  await asOwner(server.ownerUrl, async (owner) => {
    for (const route of calledRoutes) {
      await server.reset()
      outcomes.set(route, await tryEveryone(server, route).catch((error: Error) => error))
      trails.set(route, await trailIn(owner))
    }
  })
  await server.close()
}, 300_000)

describe.each(calledRoutes.map((route) => [nameOf(route), route] as const))('%s', (_, route) => {
  const tried = () => {
    const outcome = outcomes.get(route)
    if (!Array.isArray(outcome)) throw outcome
    return outcome
  }

  it('succeeds for a persona that has the right', () => {
    // A person's own record is there for one of them alone.
    const permitted = tried().filter((one) => !one.refused)
    expect(permitted.find(({ status }) => status === 200) ?? permitted[0]).toMatchObject({ status: 200 })
  })

  it('writes its name and the actor to the audit trail', () => {
    const done = tried().filter((one) => one.status === 200)
    const named = route.audit ?? route.look
    const entries = trails.get(route)?.filter(({ action }) => action === named) ?? []
    const times = doneBefore.includes(nameOf(route)) ? 1 : done.length
    expect(entries).toHaveLength(named === undefined ? 0 : times)
    // Nobody has signed in to a public operation.
    if (route.can !== 'public') expect(entries.map(({ actorId }) => actorId)).not.toContain(null)
  })

  it('never answers with a server error', () => {
    expect(tried().filter((one) => one.status >= 500)).toEqual([])
  })
})

it('matches the matrix in permissions.md', async () => {
  await expect(matrix()).toMatchFileSnapshot('permissions.md')
})

const head = ['operation', 'right', ...personas, 'who is told at once', 'in the audit trail']

function matrix(): string {
  const written = rowsOf(readFileSync(new URL('permissions.md', import.meta.url), 'utf8'))
  const rows = routes.map((route) => {
    // A run of some features' laws leaves the rows of the others as they are written.
    if (!calledRoutes.includes(route)) return written.get(nameOf(route)) ?? [nameOf(route)]
    const outcome = outcomes.get(route)
    const cellOf = ({ persona, refused }: Outcome) => {
      if (route.guest && persona === 'nobody') return 'guest'
      return refused ? '·' : 'yes'
    }
    const cells = Array.isArray(outcome) ? outcome.map(cellOf) : []
    return [nameOf(route), route.can, ...cells, route.live ?? '', route.audit ?? route.look ?? '']
  })
  const table = [head, ...rows.sort()]
  const widths = head.map((_, i) => Math.max(...table.map((row) => (row[i] ?? '').length)))
  const line = (cells: string[]) => `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  const rule = widths.map((width) => '-'.repeat(width))
  return [introduction, ...[head, rule, ...rows].map(line), ''].join('\n')
}

/** The cells of the written matrix, by operation. */
function rowsOf(text: string): Map<string, string[]> {
  const lines = text.split('\n').filter((line) => /^\| \w+\.\w+ /.test(line))
  const cells = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return new Map(cells.map((row) => [row[0] ?? '', row]))
}

const introduction = `# Who may do what

Written by \`laws/permissions.test.ts\` from what the server answers; after a change on purpose, write it again with
\`npx vitest run --project api packages/server/src/laws/permissions -u\`. A dot is a refusal. A
guest has no token, and is answered by a handler of their own. Who has the
right in the last column but one is told at once what was done.
`
