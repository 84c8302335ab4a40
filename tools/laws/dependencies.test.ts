// Law 7: who may import whom. By pattern, so that a new feature is held to it without being named here.
import { describe, expect, it } from 'vitest'
import { breaches, featureOf, files, isTest, layerOf, packageOf } from './source.ts'

it('has files to look at', () => {
  expect(files.length).toBeGreaterThan(100)
})

describe('packages', () => {
  // What a package may reach; tests may use the testkit too.
  const reach: Record<string, string[]> = {
    contract: ['contract'],
    server: ['server', 'contract'],
    web: ['web', 'contract'],
    testkit: ['testkit', 'server', 'contract'],
    demo: ['demo', 'server', 'contract'],
    tools: ['tools', 'testkit', 'demo', 'server', 'contract', 'web'],
    e2e: ['e2e', 'testkit', 'demo', 'contract', 'tools'],
  }
  const usesTestkit = (path: string) => isTest(path) || path.endsWith('.samples.ts')

  it('reach only what lies below them', () => {
    const wrong = breaches(({ path }, { to }) => {
      const target = packageOf(to)
      if (!(target in reach) || !/^(packages|tools|e2e)\//.test(to)) return false
      // Tests may start what the tools start, and ask what they would make.
      const bridge = target === 'tools' && isTest(path)
      return (
        !bridge && !reach[packageOf(path)]?.includes(target) && !(target === 'testkit' && usesTestkit(path))
      )
    })
    expect(wrong).toEqual([])
  })

  it('are imported by name, never by a path into them', () => {
    // The tools run on a checkout where npm may not have linked the packages yet; Vitest reads its setup likewise.
    const byPath = breaches(
      ({ path }, { to, text }) =>
        text.startsWith('.') &&
        to.startsWith('packages/') &&
        packageOf(to) !== packageOf(path) &&
        packageOf(path) !== 'tools' &&
        !path.endsWith('/global-setup.ts'),
    )
    expect(byPath).toEqual([])
  })

  it('the contract needs neither Node nor a browser', () => {
    const outside = breaches(
      ({ path }, { to }) =>
        packageOf(path) === 'contract' && !isTest(path) && !to.startsWith('packages/') && to !== 'zod',
    )
    expect(outside).toEqual([])
  })

  it('product code does not lean on test code', () => {
    const leaning = breaches(
      ({ path }, { to }) =>
        !isTest(path) &&
        packageOf(path) !== 'tools' &&
        !path.endsWith('.samples.ts') &&
        (/\.(test|samples)\.tsx?$/.test(to) || to.includes('/laws/') || packageOf(to) === 'testkit'),
    )
    expect(leaning).toEqual([])
  })
})

describe('layers', () => {
  const height: Record<string, number> = { kit: 0, platform: 1, features: 2, app: 3 }

  it('lean only on layers below: app on features, features on platform, platform on kit', () => {
    const upwards = breaches(({ path }, { to }) => {
      const own = height[layerOf(path) ?? '']
      const other = height[layerOf(to) ?? '']
      return !isTest(path) && own !== undefined && other !== undefined && other > own
    })
    expect(upwards).toEqual([])
  })

  it('nothing stands beside them', () => {
    const known = new Set([...Object.keys(height), 'laws'])
    const beside = files
      .map(({ path }) => path)
      .filter((path) => /^packages\/(server|web)\/src\//.test(path) && !known.has(layerOf(path) ?? ''))
    expect(beside).toEqual([])
  })
})

describe('features', () => {
  it('are entered by their index.ts', () => {
    // What a feature declares for others stands in files of its own, each loaded at a time of its own.
    const isTable = (path: string) => /^packages\/web\/src\/app\/\w+\.generated\.ts$/.test(path)
    const through = breaches(({ path }, { to }) => {
      const target = featureOf(to)
      const inside = target !== undefined && target !== featureOf(path) && !to.endsWith('/index.ts')
      return inside && !isTest(path) && !isTable(path)
    })
    expect(through).toEqual([])
  })

  it('need each other in no circle', () => {
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

it('no file needs itself by way of others', () => {
  const edges = new Map(
    files.map(({ path, imports }) => [
      path,
      new Set(imports.filter((one) => !one.typeOnly).map((one) => one.to)),
    ]),
  )
  expect(circles(edges)).toEqual([])
})

/** Every way round in a graph, each once, as `a → b → a`. */
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

  it('is touched by *.queries.ts alone: only they import the query builder or the driver', () => {
    const touching = breaches(
      ({ path }, { to, typeOnly }) =>
        (to === 'pg' || to === 'graphile-worker' || (to === 'kysely' && !typeOnly)) && !mayTouch(path),
    )
    expect(touching).toEqual([])
  })

  it('is asked by *.queries.ts alone: only they build statements', () => {
    const statement =
      /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|executeQuery|execute(TakeFirst(OrThrow)?)?)\(/
    const asking = files.filter(
      ({ path, text }) =>
        path.startsWith('packages/server/') &&
        !path.endsWith('.samples.ts') &&
        !mayTouch(path) &&
        statement.test(text),
    )
    expect(asking.map(({ path }) => path)).toEqual([])
  })
})

describe('rules', () => {
  const rules = files.filter(({ path }) => path.endsWith('.rules.ts'))

  it('import only rules and the kernel', () => {
    const wrong = breaches(
      ({ path }, { to }) =>
        path.endsWith('.rules.ts') &&
        !to.endsWith('.rules.ts') &&
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

it('time and chance are handed in: only clocks and mints ask the machine', () => {
  const asks = /new Date\(\)|Date\.now\(\)|Math\.random\(\)|performance\.now\(\)|randomUUID\(/
  const asking = files.filter(
    ({ path, text }) => /^packages\/(contract|server)\//.test(path) && !isTest(path) && asks.test(text),
  )
  expect(asking.map(({ path }) => path)).toEqual(['packages/server/src/platform/clock.ts'])
})
