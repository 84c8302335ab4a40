// Generates the tables of what features declare from their folders, so that nobody maintains a list by hand. A server
// feature declares by names that it exports, in whichever file. A web feature declares by its files, because each of them
// is loaded at a different time:
//   features/sleep/sleep.routes.ts exports sleepRoutes → `routes` in server/src/app/features.generated.ts
//   features/sleep/sleep.screens.ts exports sleepScreens → web/src/app/screens.generated.ts
//   features/sleep/sleep.live.ts, or live updates in food.data.ts → a function in web/src/app/live.generated.ts that loads it
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import {
  type DeclaredKind,
  endingOf,
  isMade,
  kindsOf,
  kindsText,
  type Mechanism,
  mechanisms,
  pagesText,
  screensText,
  tabIcons,
} from './declared-kinds.ts'
import { checkout } from './place.ts'
import { serverKind, serverMechanisms } from './server-kinds.ts'
import { type Declaration, format, type GeneratedFile, head, tableText } from './table-text.ts'
import { liveTable, queueablesTable } from './web-data.ts'

/** Suffix of an export's name → its table. */
const onServer = {
  Alerts: 'alerts',
  Awaiting: 'awaiting',
  Calendar: 'calendars',
  CalendarMail: 'calendarMails',
  CareKind: 'careKinds',
  DayItems: 'dayItems',
  FeedFiles: 'feedFiles',
  Findings: 'findings',
  Checklists: 'checklists',
  Jobs: 'jobs',
  Oversight: 'oversight',
  Pdf: 'pdfs',
  Register: 'registers',
  Routes: 'routes',
  Tasks: 'tasks',
  Watch: 'watches',
}

/** Suffix of a file's name → its table. */
const onWeb = {
  awaiting: 'awaiting',
  careKind: 'careKinds',
  checklistKind: 'checklistKinds',
  messageWords: 'messageWords',
  oversight: 'oversight',
  receiptKind: 'receiptKinds',
  reportKind: 'reportKinds',
  screens: 'screens',
  watchKind: 'watchKinds',
}

/** What kinds declare in the contract, in `<feature>.kind.ts` or `<feature>.<ending>.ts`. The tables stand in its app layer, above all kinds:
 *  a mechanism that imported them would import every kind. */
const inContract = {
  checklist: 'checklistKinds',
  receipt: 'receiptKinds',
  register: 'registers',
  report: 'reportKinds',
  task: 'taskKinds',
}

/** The current content of every generated table. */
export async function tables(): Promise<GeneratedFile[]> {
  const contract = 'packages/contract/src'
  return [
    ...serverTables(),
    await kindNames(),
    ...Object.entries(inContract).map(([ending, table]) =>
      fileTable(contract, ending, table, `${contract}/app/${ending}.kinds.generated.ts`),
    ),
    ...(await webTables()),
    liveTable(),
    queueablesTable(),
  ]
}

const webApp = 'packages/web/src/app'

/** Kinds that say in the contract where their screens stand are entered with what features have in files. */
async function webTables(): Promise<GeneratedFile[]> {
  const features = 'packages/web/src/features'
  const all = await Promise.all(
    mechanisms.map(async (one) => {
      const declared = declaredBy('packages/contract/src', endingOf(one))
      return [one, await kindsOf(one, declared)] as const
    }),
  )
  const kinds = all.map(([one, found]) => [one, found.filter((kind) => isMade(one, kind))] as const)
  const ofDeclared = (table: string): Declaration[] =>
    kinds.flatMap(([one, found]) =>
      found.flatMap(({ feature }) => {
        if (table === 'screens')
          return [{ feature, name: `${feature}KindScreens`, from: './declared.screens.generated.ts' }]
        if (table !== `${one}Kinds` || one === 'care') return []
        return [{ feature, name: 'kinds', value: `kinds.${feature}`, from: `./${one}.declared.generated.ts` }]
      }),
    )
  const tablesOf = Object.entries(onWeb).map(([ending, table]) => {
    const rows = [...ofFiles(features, ending, webApp), ...ofDeclared(table)].sort((a, b) =>
      a.feature < b.feature ? -1 : 1,
    )
    const path = `${webApp}/${table}.generated.ts`
    return { path, text: format(path, head(`features/*/*.${ending}.ts`) + tableText([{ table, rows }])) }
  })
  const ofKinds = kinds.flatMap(([one, found]) => {
    if (one === 'care') return []
    const path = `${webApp}/${one}.declared.generated.ts`
    return [{ path, text: format(path, head(source) + kindsText(one, found)) }]
  })
  const pages = kinds.flatMap(([one, found]) =>
    found.flatMap((kind) => {
      const path = `${webApp}/pages/${kind.feature}.generated.ts`
      const text = pagesText(one, kind)
      return text ? [{ path, text: format(path, head(source) + text) }] : []
    }),
  )
  const reports = all.flatMap(([one, found]) => (one === 'report' ? found : []))
  const opened = new Set(reports.flatMap(({ says }) => Object.keys(says.opens ?? {})))
  return [...tablesOf, ...ofKinds, ...pages, declaredScreens(kinds, opened)]
}

const source = 'the kinds of the contract'

function declaredScreens(
  kinds: readonly (readonly [Mechanism, readonly DeclaredKind[]])[],
  opened: ReadonlySet<string>,
): GeneratedFile {
  const path = `${webApp}/declared.screens.generated.ts`
  const imports = `
import { receiptScreens } from '../platform/screens/receipt.screens.ts'
import { registerSearch } from '../platform/screens/register.search.ts'
import { reportScreens } from '../platform/screens/report.screens.ts'
import { type ScreensOf, screens } from '../platform/screens/screens.ts'
import { search } from '../platform/screens/search.ts'
${tabIcons(kinds.flatMap(([, found]) => found))}
`
  const rows = kinds.flatMap(([one, found]) =>
    found.map((kind) => screensText(one, kind, opened.has(kind.feature))),
  )
  const types = kinds.flatMap(([, found]) =>
    found.map(({ feature }) => `ScreensOf<typeof ${feature}KindScreens>`),
  )
  const merged = `declare module '../platform/screens/screens.ts' { interface Screens extends ${types.join(', ')} {} }`
  return { path, text: format(path, [head(source), imports, ...rows, merged, ''].join('\n')) }
}

function serverTables(): GeneratedFile[] {
  const made = kindsOfServer()
  const declared = made.flatMap(({ feature, names }) =>
    names.map((name) => ({ feature, name, from: './kinds.generated.ts' })),
  )
  const parts = Object.entries(onServer).map(([ending, table]) => {
    const own = declared.filter(({ feature, name }) => name === feature + ending)
    return { table, rows: [...exportedAs(ending), ...own].sort((a, b) => (a.feature < b.feature ? -1 : 1)) }
  })
  const path = 'packages/server/src/app/features.generated.ts'
  return [
    { path, text: format(path, head('what features export') + tableText(parts)) },
    kindsFile('packages/server/src/app/kinds.generated.ts', made),
  ]
}

/** The kinds whose routes no feature exports. */
function kindsOfServer() {
  const own = new Set(exportedAs('Routes').map(({ feature }) => feature))
  return serverMechanisms.flatMap((mechanism) =>
    declaredBy('packages/contract/src', mechanism)
      .filter(({ feature }) => !own.has(feature))
      .map(({ feature, from }) => {
        const text = readFileSync(join(checkout, 'packages/contract/src', from), 'utf8')
        return { feature, ...serverKind(mechanism, feature, text.includes('  columns: {')) }
      }),
  )
}

function kindsFile(path: string, made: readonly { imports: string; text: string }[]): GeneratedFile {
  const imports = `
import type { z } from 'zod'
import { implement } from '../platform/implement.ts'
import { careHandlers, type TaskedKind, tasksOfCare } from '../features/care/index.ts'
import { checklistHandlers, tasksOfChecklist } from '../features/checklist/index.ts'
import { receiptHandlers } from '../features/receipt/index.ts'
import { type RegisterKind, registerHandlers } from '../features/register/index.ts'
import { reportHandlers } from '../features/report/index.ts'`
  const parts = [...made.map((one) => one.imports), imports, ...made.map((one) => one.text)]
  return { path, text: format(path, `${head('the kinds of the contract')}${parts.join('\n')}\n`) }
}

/** The exports of the files `<feature>/<feature>.<ending>.ts` in a folder. */
function fileTable(folder: string, ending: string, table: string, path: string): GeneratedFile {
  const rows = ofFiles(folder, ending, dirname(path))
  return {
    path,
    text: format(path, head(`${basename(folder)}/*/*.${ending}.ts`) + tableText([{ table, rows }])),
  }
}

/** As a table in that place imports them. */
const ofFiles = (folder: string, ending: string, place: string): Declaration[] =>
  declaredBy(folder, ending).map((declaration) => ({
    ...declaration,
    from: `${relative(place, folder)}/${declaration.from}`,
  }))

/** `from` is the file in the folder. A kind's own file says everything of it. */
function declaredBy(folder: string, ending: string): Declaration[] {
  return globSync(`*/*.{${ending},kind}.ts`, { cwd: join(checkout, folder) })
    .sort()
    .map((from) => {
      const feature = dirname(from)
      return { feature, name: feature + ending.replace(/^./, (letter) => letter.toUpperCase()), from }
    })
    .filter(
      ({ feature, name, from }) =>
        [`${feature}.${ending}.ts`, `${feature}.kind.ts`].includes(basename(from)) &&
        new RegExp(`^export const ${name}\\b`, 'm').test(readFileSync(join(checkout, folder, from), 'utf8')),
    )
}

/** What the server's features export under their name with this suffix, in whichever file. */
function exportedAs(ending: string): Declaration[] {
  return serverExports()
    .filter(({ feature, name }) => name === feature + ending)
    .map((declaration) => ({ ...declaration, from: `../features/${declaration.from}` }))
}

/** Every name that a file of a server feature exports as its own. */
function serverExports(): Declaration[] {
  const folder = join(checkout, 'packages/server/src/features')
  return globSync('*/*.ts', { cwd: folder })
    .filter((file) => !/\/index\.ts$|\.(test|samples)\.ts$/.test(file))
    .sort()
    .flatMap((from) => {
      const text = readFileSync(join(folder, from), 'utf8')
      const names = text.matchAll(/^export (?:const|function|async function) (\w+)/gm)
      return [...names].map(([, name = '']) => ({ feature: dirname(from), name, from }))
    })
}

/** The names of all kinds, which every part of the contract may know. A feature may declare several kinds of check. */
async function kindNames(): Promise<GeneratedFile> {
  const folder = 'packages/contract/src'
  const checks = declaredBy(folder, 'checklist').map(async ({ name, from }): Promise<string[]> => {
    const module: Record<string, object> = await import(join(checkout, folder, from))
    return Object.keys(module[name] ?? {})
  })
  const features = (ending: string) => declaredBy(folder, ending).map(({ feature }) => feature)
  const ownCare = exportedAs('CareKind').map(({ feature }) => feature)
  const names = {
    careKind: [...ownCare, ...features('care')].sort(),
    check: (await Promise.all(checks)).flat().sort(),
    receipt: features('receipt'),
    register: features('register'),
    report: features('report'),
    task: features('task'),
  }
  const lists = Object.entries(names).map(([kind, list]) => {
    const Kind = kind.replace(/^./, (letter) => letter.toUpperCase())
    return `export const ${kind}Names = [${list.map((name) => `'${name}'`).join(', ')}] as const
export type ${Kind}Name = (typeof ${kind}Names)[number]`
  })
  const path = `${folder}/kernel/kinds.generated.ts`
  return { path, text: format(path, `${head('what kinds declare')}\n${lists.join('\n\n')}\n`) }
}

/** The tables that are out of date. Those of what is no more have no text. */
export async function staleTables(): Promise<{ path: string; text?: string }[]> {
  const all = await tables()
  const stale = all.filter(({ path, text }) => {
    const file = join(checkout, path)
    return !existsSync(file) || readFileSync(file, 'utf8') !== text
  })
  const left = globSync(`${webApp}/pages/*.generated.ts`, { cwd: checkout }).filter(
    (path) => !all.some((one) => one.path === path),
  )
  return [...stale, ...left.map((path) => ({ path }))]
}
