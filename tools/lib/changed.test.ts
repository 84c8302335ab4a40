import { expect, it } from 'vitest'
import { choose } from './changed.ts'

const server = (file: string) => `packages/server/src/features/${file}`
const source = (path: string, ...uses: string[]) => ({
  path,
  imports: uses.map((to) => ({ to, typeOnly: false })),
})

const sources = [
  source('packages/contract/src/sleep/sleep.rules.ts'),
  source(server('sleep/sleep.queries.ts'), 'packages/contract/src/sleep/sleep.rules.ts'),
  source(server('sleep/index.ts'), server('sleep/sleep.queries.ts')),
  source(server('today/today.queries.ts'), server('sleep/index.ts')),
  source(server('visitor/visitor.queries.ts')),
  source('packages/server/src/app/server.ts', server('sleep/index.ts'), server('visitor/index.ts')),
  source(server('visitor/visitor.api.test.ts'), 'packages/server/src/app/server.ts'),
  source('packages/web/src/kit/Tile.tsx'),
  source('packages/web/src/features/visitor/VisitorScreen.tsx', 'packages/web/src/kit/Tile.tsx'),
  source('e2e/specs/sleep.e2e.ts'),
  source('e2e/specs/outbox.e2e.ts', 'packages/contract/src/sleep/sleep.contract.ts'),
  { ...source('e2e/specs/live.e2e.ts'), text: "open(page, '/pages/home/today')" },
  source('e2e/specs/visitor.e2e.ts'),
  source('e2e/specs/every-screen.e2e.ts'),
]
const screens = { today: ['/', '/pages/home/today'], visitor: ['/pages/visitor'] }
const chosen = (...changed: string[]) => choose(changed, sources, screens)

it('chooses a feature, and those that use it however far away', () => {
  const { features, tests, lines } = chosen('packages/contract/src/sleep/sleep.rules.ts')
  expect(features).toEqual(['message', 'sleep', 'today'])
  expect(tests).toContain('packages/server/src/features/today/')
  expect(tests).toContain('packages/server/src/laws/')
  expect(tests).not.toContain('packages/server/src/features/visitor/')
  expect(lines).toContain(`today: it uses ${server('sleep/index.ts')}`)
})

it('chooses browser tests by name, by contract and by the screens that they open', () => {
  expect(chosen(server('sleep/sleep.queries.ts')).specs).toEqual([
    'e2e/specs/every-screen.e2e.ts',
    'e2e/specs/live.e2e.ts',
    'e2e/specs/outbox.e2e.ts',
    'e2e/specs/sleep.e2e.ts',
  ])
})

it('chooses who uses a component of the kit, and no law of the server', () => {
  const { features, tests } = chosen('packages/web/src/kit/Tile.tsx')
  expect(features).toEqual(['message', 'today', 'visitor'])
  expect(tests).toContain('packages/web/src/kit/')
  expect(tests).not.toContain('packages/server/src/laws/')
})

it('follows no types and no generated tables', () => {
  const kind = 'packages/contract/src/illness/illness.report.ts'
  const table = 'packages/contract/src/report/report.kinds.generated.ts'
  const more = [
    source(table, kind),
    source('packages/contract/src/report/report.rules.ts', table),
    source('packages/contract/src/leave/leave.rules.ts', 'packages/contract/src/report/report.rules.ts'),
    { path: server('room/room.queries.ts'), imports: [{ to: kind, typeOnly: true }] },
  ]
  expect(choose([kind], more, {}).features).toEqual(['illness', 'message', 'report', 'today'])
})

it.each([
  'packages/contract/src/kernel/errors.ts',
  'packages/server/src/platform/implement.ts',
  'packages/server/migrations/0001_start.sql',
  'packages/testkit/src/world.ts',
  'tools/build.ts',
  'e2e/support/open.ts',
  'package-lock.json',
])('chooses everything when %s changes', (path) => {
  expect(chosen(server('sleep/index.ts'), path).everything).toBe(path)
})

it('runs a changed browser test alone, and only laws for documents', () => {
  expect(chosen('e2e/specs/visitor.e2e.ts').specs).toEqual(['e2e/specs/visitor.e2e.ts'])
  expect(chosen('docs/decisions/001-house.md')).toMatchObject({
    features: [],
    specs: [],
    tests: ['tools/laws/', 'packages/web/src/laws/'],
  })
})

it('runs what is made of all features on the side that changed', () => {
  const onServer = chosen(server('sleep/sleep.queries.ts')).tests
  expect(onServer).toEqual(expect.arrayContaining(['packages/server/src/app/', 'packages/demo/']))
  expect(onServer).not.toContain('packages/web/src/app/')
  const onWeb = chosen('packages/web/src/features/visitor/VisitorScreen.tsx').tests
  expect(onWeb).toEqual(expect.arrayContaining(['packages/web/src/app/', 'packages/web/src/platform/']))
  expect(onWeb).not.toContain('packages/server/src/app/')
  expect(chosen('packages/contract/src/sleep/sleep.rules.ts').tests).toEqual(
    expect.arrayContaining(['packages/server/src/app/', 'packages/web/src/app/']),
  )
})

it('runs the laws of the server for the matrix that law 1 compares with', () => {
  expect(chosen('packages/server/src/laws/permissions.md')).toMatchObject({
    features: [],
    tests: expect.arrayContaining(['packages/server/src/laws/']),
  })
})
