// Law 7: who may import what. The rules are patterns, so they apply to new features without a change here.
import { describe, expect, it } from 'vitest'
import { breaches, featureOf, files, isTest, isTestCode, layerOf, packageOf, partOf } from '../lib/source.ts'

it('finds files', () => {
  expect(files.length).toBeGreaterThan(100)
})

describe('packages', () => {
  // What each package may import, types included. Its test code may also import the test kit and the tools.
  const reach: Record<string, string[]> = {
    contract: [],
    server: ['contract'],
    web: ['contract'],
    testkit: ['server', 'contract'],
    demo: ['server', 'contract'],
    tools: ['demo', 'testkit', 'server', 'web', 'contract'],
    // It signs users in by the app's own session.
    e2e: ['demo', 'testkit', 'web', 'contract', 'tools'],
  }
  const isOurs = (to: string) => /^(packages|tools|e2e)\//.test(to)

  it('import only packages below them', () => {
    const wrong = breaches(({ path }, { to }) => {
      const [own, target] = [packageOf(path), packageOf(to)]
      if (!isOurs(to) || own === target) return false
      const forTests = isTestCode(path) ? ['testkit', 'tools'] : []
      return ![...(reach[own] ?? []), ...forTests].includes(target)
    })
    expect(wrong).toEqual([])
  })

  it('have no import cycles, for code or types', () => {
    const edges = new Map<string, Set<string>>()
    for (const { path, imports } of files)
      for (const { to } of imports)
        if (isOurs(to) && partOf(to) !== partOf(path))
          edges.set(partOf(path), (edges.get(partOf(path)) ?? new Set()).add(partOf(to)))
    expect(edges.size).toBeGreaterThan(5)
    expect(circles(edges)).toEqual([])
  })

  it('are imported by name, never by path', () => {
    // The tools run on a checkout where npm may not have linked the packages.
    const byPath = breaches(
      ({ path }, { to, text }) =>
        text.startsWith('.') &&
        to.startsWith('packages/') &&
        packageOf(to) !== packageOf(path) &&
        packageOf(path) !== 'tools',
    )
    expect(byPath).toEqual([])
  })

  it('the contract imports neither Node nor browser APIs', () => {
    const outside = breaches(
      ({ path }, { to }) =>
        packageOf(path) === 'contract' && !isTest(path) && !to.startsWith('packages/') && to !== 'zod',
    )
    expect(outside).toEqual([])
  })

  it('product code does not import test code', () => {
    const leaning = breaches(
      ({ path }, { to }) =>
        !isTest(path) && packageOf(path) !== 'tools' && (isTestCode(to) || packageOf(to) === 'testkit'),
    )
    expect(leaning).toEqual([])
  })
})

describe('layers', () => {
  const height: Record<string, number> = { kit: 0, platform: 1, features: 2, app: 3 }

  it('import only layers below: app → features → platform → kit', () => {
    const upwards = breaches(({ path }, { to }) => {
      const own = height[layerOf(path) ?? '']
      const other = height[layerOf(to) ?? '']
      return !isTest(path) && own !== undefined && other !== undefined && other > own
    })
    expect(upwards).toEqual([])
  })

  it('have no files beside them', () => {
    const known = new Set([...Object.keys(height), 'laws'])
    const beside = files
      .map(({ path }) => path)
      .filter((path) => /^packages\/(server|web)\/src\//.test(path) && !known.has(layerOf(path) ?? ''))
    expect(beside).toEqual([])
  })
})

describe('features', () => {
  // The tables gather declarations where they stand: on the web, each file is loaded at a different time.
  // So is what stands in index.html itself.
  const isTable = (path: string) =>
    /^packages\/(server|web)\/src\/app\/((pages\/)?[\w.]+\.generated\.ts|first\/\w+(\.script\.ts|\.tsx))$/.test(
      path,
    )
  const folderOf = (path: string) => /^packages\/\w+\/src\/features\/\w+\//.exec(path)?.[0] ?? ''
  const withIndex = new Set(files.map(({ path }) => path).filter((path) => path.endsWith('/index.ts')))
  const isInside = (path: string, to: string) =>
    featureOf(to) !== undefined && featureOf(to) !== featureOf(path) && !isTest(path) && !isTable(path)

  it('are imported through their index.ts, if they have one', () => {
    const through = breaches(
      ({ path }, { to }) =>
        isInside(path, to) && withIndex.has(`${folderOf(to)}index.ts`) && !to.endsWith('/index.ts'),
    )
    expect(through).toEqual([])
  })

  it('without an index.ts are imported through one file', () => {
    const doors = new Map<string, Set<string>>()
    for (const { path, imports } of files)
      for (const { to } of imports)
        if (isInside(path, to) && !withIndex.has(`${folderOf(to)}index.ts`))
          doors.set(folderOf(to), (doors.get(folderOf(to)) ?? new Set()).add(to))
    const several = [...doors.values()].filter((files) => files.size > 1).map((files) => [...files])
    expect(several).toEqual([])
  })

  it('have no import cycles', () => {
    for (const side of ['server', 'web']) {
      const edges = new Map<string, Set<string>>()
      for (const { path, imports } of files) {
        const from = featureOf(path)
        if (packageOf(path) !== side || !from || isTest(path)) continue
        for (const { to } of imports) {
          const target = featureOf(to)
          if (target && target !== from) edges.set(from, (edges.get(from) ?? new Set()).add(target))
        }
      }
      expect(circles(edges), side).toEqual([])
    }
  })
})

describe('the contract', () => {
  const folderOf = (path: string) => /^packages\/contract\/src\/(\w+)\//.exec(path)?.[1]
  const inside = files.filter(({ path }) => folderOf(path) && !isTest(path))
  // A kind declares itself to the mechanism that runs it.
  const ofKind = /\/(\w+)\/\1\.(report|receipt|register|checklist|task|kind)\.ts$/
  const mechanisms = ['care', 'checklist', 'file', 'message', 'receipt', 'register', 'report', 'task']
  const heights = new Map<string, number>([
    ['kernel', 0],
    ...mechanisms.map((name) => [name, 1] as const),
    ['app', 4],
  ])
  for (const { path } of inside) {
    const folder = folderOf(path) ?? ''
    if (ofKind.test(path) && !heights.has(folder)) heights.set(folder, 3)
  }
  // What is neither, such as attendance, may be used by a mechanism, and uses no kind then.
  const heightOf = (path: string) => heights.get(folderOf(path) ?? '')
  const importing = (wrong: (from: number | undefined, to: number | undefined) => boolean) =>
    breaches(
      ({ path }, { to }) =>
        folderOf(path) !== undefined &&
        folderOf(to) !== undefined &&
        folderOf(to) !== folderOf(path) &&
        !isTest(path) &&
        wrong(heightOf(path), heightOf(to)),
    )

  it('finds kinds', () => {
    expect([...heights.values()].filter((height) => height === 3).length).toBeGreaterThan(30)
  })

  it('imports only layers below: app → kinds → mechanisms → kernel', () => {
    expect(importing((from, to) => from !== undefined && to !== undefined && to > from)).toEqual([])
  })

  it('has tables of all kinds in its app layer, which nothing inside imports', () => {
    expect(importing((_, to) => to === heights.get('app'))).toEqual([])
  })

  it('has no circle of features, so no mechanism reaches a kind on a detour', () => {
    const edges = new Map<string, Set<string>>()
    for (const { path, imports } of inside)
      for (const { to } of imports) {
        const [from, target] = [folderOf(path), folderOf(to)]
        if (from && target && target !== from) edges.set(from, (edges.get(from) ?? new Set()).add(target))
      }
    expect(circles(edges)).toEqual([])
  })
})

it('no file is part of an import cycle, for code or types', () => {
  const edges = new Map(files.map(({ path, imports }) => [path, new Set(imports.map((one) => one.to))]))
  expect(circles(edges)).toEqual([])
})

/** Every cycle in a graph, each once, as `a → b → a`. */
function circles(edges: Map<string, Set<string>>): string[] {
  const done = new Set<string>()
  const found: string[] = []
  const visit = (node: string, way: string[]): void => {
    if (way.includes(node)) found.push([...way.slice(way.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    done.add(node)
    for (const next of edges.get(node) ?? []) visit(next, [...way, node])
  }
  for (const node of edges.keys()) visit(node, [])
  return found
}

describe('the database', () => {
  const mayTouch = (path: string) =>
    path.endsWith('.queries.ts') ||
    path.includes('/platform/database/') ||
    isTest(path) ||
    !path.startsWith('packages/')

  it('only *.queries.ts import the query builder or the driver', () => {
    const touching = breaches(
      ({ path }, { to, typeOnly }) =>
        (to === 'pg' || (['kysely', 'graphile-worker'].includes(to) && !typeOnly)) && !mayTouch(path),
    )
    expect(touching).toEqual([])
  })

  it('only *.queries.ts build statements', () => {
    const statement =
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery|execute(TakeFirst(OrThrow)?)?)\(/
    const asking = files.filter(
      ({ path, text }) => path.startsWith('packages/server/') && !mayTouch(path) && statement.test(text),
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})

describe('rules', () => {
  const rules = files.filter(({ path }) => path.endsWith('.rules.ts'))

  it('import only rules, the kernel, and what is data', () => {
    const isData = (path: string) => /^packages\/contract\/.*\.(fields|form|process)\.ts$/.test(path)
    const wrong = breaches(
      ({ path }, { to }) =>
        path.endsWith('.rules.ts') &&
        !to.endsWith('.rules.ts') &&
        !isData(to) &&
        !to.startsWith('packages/contract/src/kernel/'),
    )
    expect(wrong).toEqual([])
  })

  it('bring no schema library into the browser', () => {
    const byPath = new Map(files.map((file) => [file.path, file]))
    const reaches = (path: string, seen = new Set<string>()): boolean => {
      if (path === 'zod') return true
      if (seen.has(path)) return false
      seen.add(path)
      return (byPath.get(path)?.imports ?? []).some(({ to, typeOnly }) => !typeOnly && reaches(to, seen))
    }
    expect(rules.map(({ path }) => path).filter((path) => reaches(path))).toEqual([])
  })
})

it('time and randomness are injected: only clocks and id generators read the machine’s', () => {
  const asks = /new Date\(\)|Date\.now\(\)|Math\.random\(\)|performance\.now\(\)|randomUUID\(/
  const asking = files.filter(
    ({ path, text }) => /^packages\/(contract|server)\//.test(path) && !isTest(path) && asks.test(text),
  )
  expect(asking.map(({ path }) => path)).toEqual(['packages/server/src/platform/clock.ts'])
})
