// What a change can break, for `npm test -- --changed`. A test belongs to a part: a feature on all sides, or the kit. A
// part is concerned when it has a changed file, or a file that imports one, however far away.

export interface Source {
  path: string
  imports: { to: string; typeOnly: boolean }[]
}

export interface Choice {
  /** Why everything runs. */
  everything?: string
  /** The concerned features. */
  features: string[]
  /** Parts of the names of the test files to run with Vitest. */
  tests: string[]
  /** Browser tests. */
  specs: string[]
  /** What was chosen and why, for people. */
  lines: string[]
}

/** The matrix of permissions is what a law compares with. */
const matrix = 'packages/server/src/laws/permissions.md'
const documents = /^docs\/(?!schema\.sql)|\.md$|^LICENSE$/
const feature = /^packages\/(?:contract\/src|server\/src\/features|web\/src\/features)\/(?!kernel\/)(\w+)\//
const spec = /^e2e\/specs\/(?!every-screen)[^/]+\.e2e\.ts$/
const kit = 'packages/web/src/kit/'

/** They show what every feature declares, through tables that nobody imports: the day, the counters, the messages. */
const showAll = ['today', 'message']

/** Tests of what is made of all features: they call them by address, or through the tables. */
const composedOnServer = ['packages/server/src/app/', 'packages/demo/', 'tools/lib/app.api.test.ts']
const composedOnWeb = ['packages/web/src/app/', 'packages/web/src/platform/']

/** A feature's name, `kit`, or undefined for what every test depends on. */
const partOf = (path: string) => feature.exec(path)?.[1] ?? (path.startsWith(kit) ? 'kit' : undefined)

/** @param screens the paths of the screens of each feature */
export function choose(
  changed: readonly string[],
  sources: readonly (Source & { text?: string })[],
  screens: Readonly<Record<string, readonly string[]>>,
): Choice {
  const code = changed.filter((path) => !documents.test(path))
  const common = code.find((path) => !partOf(path) && !spec.test(path))
  if (common)
    return {
      everything: common,
      features: [],
      tests: [],
      specs: [],
      lines: [`Everything, because of ${common}.`],
    }
  const why = concerned(code.filter(partOf), sources)
  const found = [...why.keys()].filter((part) => part !== 'kit')
  const features = [...new Set([...found, ...(found.length > 0 ? showAll : [])])].sort()
  const browserTests = sources.filter(({ path }) => spec.test(path))
  const specs = browserTests
    .filter((source) => code.includes(source.path) || isAbout(source, features, screens))
    .map(({ path }) => path)
  const shown = features.some((name) => screens[name]?.length) ? ['e2e/specs/every-screen.e2e.ts'] : []
  const isOn = (other: string) => code.some((path) => !path.startsWith(other) && !spec.test(path))
  const onServer = isOn('packages/web/')
  const onWeb = isOn('packages/server/')
  const sides = [...(onServer ? ['the server'] : []), ...(onWeb ? ['the web app'] : [])]
  return {
    features,
    tests: [
      'tools/laws/',
      'packages/web/src/laws/',
      ...(onServer || changed.includes(matrix) ? ['packages/server/src/laws/'] : []),
      ...(onServer ? composedOnServer : []),
      ...(onWeb ? composedOnWeb : []),
      ...(why.has('kit') ? [kit] : []),
      ...features.flatMap(foldersOf),
    ],
    specs: [...new Set([...specs, ...shown])].sort(),
    lines: [
      `${changed.length} changed files.`,
      ...(found.length > 0 ? [`${showAll.join(' and ')}: they show what every feature declares`] : []),
      ...[...why].map(([part, file]) => `${part}: ${code.includes(file) ? file : `it uses ${file}`}`),
      ...(sides.length > 0 ? [`What is made of all features on ${sides.join(' and ')}.`] : []),
      `Laws of the tools and the web app${onServer || changed.includes(matrix) ? ' and the server' : ''}.`,
    ],
  }
}

const foldersOf = (name: string) =>
  ['contract/src', 'server/src/features', 'web/src/features'].map((side) => `packages/${side}/${name}/`)

/** The parts with a file that is changed or uses one that is. The value is that file, or the one that it imports.
 *  What imports a generated table uses the table and not each row of it. A type needs no test: types are checked whole. */
function concerned(changed: readonly string[], sources: readonly Source[]): Map<string, string> {
  const usedBy = new Map<string, string[]>()
  for (const { path, imports } of sources)
    for (const { to, typeOnly } of imports)
      if (!typeOnly && partOf(path)) usedBy.set(to, [...(usedBy.get(to) ?? []), path])
  const why = new Map<string, string>()
  const seen = new Set(changed)
  for (const path of changed) why.set(String(partOf(path)), path)
  for (const path of seen) {
    if (path.endsWith('.generated.ts')) continue
    for (const user of usedBy.get(path) ?? []) {
      seen.add(user)
      const part = String(partOf(user))
      if (!why.has(part)) why.set(part, path)
    }
  }
  return why
}

/** A browser test is about the features that it is named after, whose contract it imports, or whose screens it opens. */
function isAbout(
  { path, imports, text = '' }: Source & { text?: string },
  features: readonly string[],
  screens: Readonly<Record<string, readonly string[]>>,
): boolean {
  const named = path.slice('e2e/specs/'.length, -'.e2e.ts'.length)
  return features.some(
    (name) =>
      named === name ||
      imports.some(({ to }) => partOf(to) === name) ||
      screens[name]?.some((address) => address !== '/' && text.includes(address)),
  )
}
