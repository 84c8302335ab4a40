// The web's side of kinds of which the contract says where their screens stand (`screens`, `screen` or `menu` of the
// declaration), how fields are laid out, and the icon. Their screens' rows and their kinds are generated. What the pages
// of a kind have of their own, such as a component below a form, stands in its `<feature>.pages.ts`; further screens stand
// in its `<feature>.screens.ts`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from './place.ts'

export interface DeclaredKind {
  feature: string
  /** What its export says: `policyReceipt`. */
  says: Record<string, unknown>
}

/** The mechanism's ending in the contract → where a kind says that its web side is made from it. */
const marks = {
  care: { ending: 'task', mark: 'menu' },
  checklist: { ending: 'checklist', mark: 'menu' },
  receipt: { ending: 'receipt', mark: 'screens' },
  register: { ending: 'register', mark: 'screen' },
  report: { ending: 'report', mark: 'screens' },
} as const
export type Mechanism = keyof typeof marks
export const mechanisms = Object.keys(marks) as Mechanism[]
export const endingOf = (mechanism: Mechanism) => marks[mechanism].ending

/** What kinds of a mechanism declare. */
export const kindsOf = (
  mechanism: Mechanism,
  kinds: readonly { feature: string; name: string; from: string }[],
): Promise<DeclaredKind[]> =>
  Promise.all(
    kinds.map(async ({ feature, name, from }) => {
      const module: Record<string, Record<string, unknown>> = await import(
        join(checkout, 'packages/contract/src', from)
      )
      const exported = module[name] ?? {}
      const says = (mechanism === 'checklist' ? exported[feature] : exported) as DeclaredKind['says']
      return { feature, says: says ?? {} }
    }),
  )

/** Whether its web side is made from what it says. */
export const isMade = (mechanism: Mechanism, { says }: DeclaredKind): boolean => marks[mechanism].mark in says

const inFeatures = (feature: string, ending: string) =>
  existsSync(join(checkout, `packages/web/src/features/${feature}/${feature}.${ending}.ts`))

/** The file of a web feature that says how operations change what was read: its own, or the one with the queries. */
export function liveFileOf(feature: string): string | undefined {
  const own = ['live', 'data'].map((ending) => `${feature}/${feature}.${ending}.ts`)
  return own.find((file) => {
    const path = join(checkout, 'packages/web/src/features', file)
    return existsSync(path) && /\blive(Updates|Day)\(/.test(readFileSync(path, 'utf8'))
  })
}
/** Its pages are a module of their own then, so that only they load what is the kind's own. */
const hasOwnPages = (mechanism: Mechanism, { feature, says }: DeclaredKind) =>
  mechanism === 'care' ||
  inFeatures(feature, 'pages') ||
  liveFileOf(feature) !== undefined ||
  answerOf(says) !== undefined

const answerOf = ({ screens }: DeclaredKind['says']) => (screens as { answer?: object } | undefined)?.answer

const pagesOf = {
  checklist: 'checkPages',
  receipt: 'receiptPages',
  register: 'registerPages',
  report: 'reportPages',
} as const

/** `app/<mechanism>.declared.generated.ts`: the kinds, and the pages of those that have nothing of their own. */
export const kindsText = (mechanism: keyof typeof pagesOf, kinds: readonly DeclaredKind[]): string => {
  const Ending = capital(mechanism)
  const imports = kinds.map(({ feature }) => {
    const names = mechanism === 'checklist' ? feature : `${feature}, ${feature}${Ending}`
    return `import { ${names} } from '@daybook/contract/${feature}/${feature}.kind.ts'`
  })
  const pages = pagesOf[mechanism]
  const rows = kinds.map(
    (kind) => `${kind.feature}: ${mechanism}Kind({ ${described(mechanism, kind).join(', ')} })`,
  )
  const icons = mechanism === 'register' ? [...new Set(kinds.map(iconOf))].sort().join(', ') : ''
  const plain = kinds.filter((kind) => !hasOwnPages(mechanism, kind))
  return `${imports.join('\n')}
import { ${mechanism}Kind, ${pages} } from '../features/${mechanism}/index.ts'
import { client } from '../platform/api/client.ts'
${icons && `import { ${icons} } from '@tabler/icons-react'`}

export const kinds = { ${rows.join(', ')} }

export const pages = { ${plain.map(({ feature }) => `${feature}: ${pages}(kinds.${feature})`).join(', ')} }
`
}

/** A register's icon in its list, by the name that Tabler gives it. */
function iconOf({ says }: DeclaredKind): string {
  const { icon, manage, menu } = says.screen as {
    [place in 'manage' | 'menu']?: { icon: string }
  } & { icon?: string }
  return `Icon${capital(icon ?? manage?.icon ?? menu?.icon ?? '')}`
}

function described(mechanism: Mechanism, kind: DeclaredKind): string[] {
  const { feature, says } = kind
  const own = [`name: '${feature}'`, `api: client(${feature})`]
  if (mechanism === 'checklist') return [...own, `title: '${feature}.title'`]
  if (mechanism === 'register')
    return [
      ...own,
      `register: ${feature}Register`,
      `icon: ${iconOf(kind)}`,
      `about: ${JSON.stringify(says.about ?? [])}`,
    ]
  const sections = Object.entries(says.sections as Record<string, readonly string[]>).map(
    ([title, fields]) => `{ title: '${feature}.${title}', fields: ${JSON.stringify(fields)} }`,
  )
  const Ending = capital(mechanism)
  return [...own, `${mechanism}: ${feature}${Ending}`, `sections: [${sections.join(', ')}]`]
}

/** `app/pages/<feature>.generated.ts`: the pages of a kind with what is its own; undefined where nothing is. */
export function pagesText(mechanism: Mechanism, kind: DeclaredKind): string | undefined {
  const { feature, says } = kind
  if (!hasOwnPages(mechanism, kind)) return undefined
  const from = `../../features/${feature}/${feature}`
  const hasPages = inFeatures(feature, 'pages')
  const live = liveFileOf(feature)
  const own = hasPages ? `${feature}Pages` : ''
  const imports = [
    ...(hasPages ? [`import { ${own} } from '${from}.pages.ts'`] : []),
    ...(live
      ? [
          "// An answer to this page's own write changes what other screens have read.",
          `import '../../features/${live}'`,
        ]
      : []),
  ]
  if (mechanism === 'care') {
    const care = `import { boardPages } from '../../features/care/index.ts'
import { ${feature}CareKind } from '${from}.careKind.ts'`
    return `${care}\n\nexport const pages = boardPages(${feature}CareKind, '${feature}')\n`
  }
  const name = pagesOf[mechanism]
  const more = own && `, ${own}`
  const pages = () => {
    const of = `kinds.${feature}`
    if (mechanism === 'register') return `${name}(${own ? `{ ...${of}, ...${own} }` : of})`
    if (!answerOf(says)) return `${name}(${of}${more})`
    const place = `answer: (search) => to.${feature}Answer(search)`
    return `{
  ...receiptPages(${of}, { ${own && `...${own}, `}${place} }),
  answer: receiptAnswerPage(${of}, () => useSearch('${feature}Answer').id${more}),
}`
  }
  const answering = answerOf(says)
    ? `import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'`
    : ''
  return `${imports.join('\n')}
import { ${answerOf(says) ? 'receiptAnswerPage, ' : ''}${name} } from '../../features/${mechanism}/index.ts'
${answering}
import { kinds } from '../${mechanism}.declared.generated.ts'

export const pages = ${pages()}
`
}

const readAheadText = (feature: string) => `prefetch: true, needs: async () => {
  const [{ client }, { latestQuery }, { ${feature} }] = await Promise.all([
    import('../platform/api/client.ts'),
    import('../platform/query/query.ts'),
    import('@daybook/contract/${feature}/${feature}.kind.ts'),
  ])
  return [latestQuery(client(${feature}).listAll)]
}`

/** The rows of the table of screens: `const policyKindScreens = …`.
 *  @param isOpened from another report */
export function screensText(mechanism: Mechanism, kind: DeclaredKind, isOpened = false): string {
  const { feature, says } = kind
  const load = hasOwnPages(mechanism, kind)
    ? `load: () => import('./pages/${feature}.generated.ts')`
    : `load: async (): Promise<unknown> => ({ pages: (await import('./${mechanism}.declared.generated.ts')).pages.${feature} })`
  const row = (parts: Record<string, unknown>) =>
    Object.entries(parts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ')
  const made = () => {
    const { page: path } = says
    if (mechanism === 'report') {
      const { history, report, readAhead } = says.screens as Record<string, object>
      const action = { subject: says.subject, ...report, text: `${feature}.title` }
      // A form that another report opens reads that one's kind.
      const form = row({ path: says.form, report: action, shows: isOpened ? ['reportKinds'] : undefined })
      const ahead = readAhead ? readAheadText(feature) : ''
      return `reportScreens('${feature}', { form: { ${form}, ${ahead} }, ${row({ page: { path }, history })}, ${load} })`
    }
    if (mechanism === 'receipt') {
      const { list, people, answer } = says.screens as Record<string, object>
      const rows = { list, page: { path }, form: { path: says.form }, people, answer }
      return `receiptScreens('${feature}', { ${row(rows)}, ${load} })`
    }
    if (mechanism === 'register') {
      const {
        can = says.read,
        title = 'title',
        icon: _,
        tab,
        ...places
      } = says.screen as Record<string, unknown>
      const own = row({ path, title: `${feature}.${title}`, can, part: 'screen', ...places })
      return `screens({ ${feature}: { ${own}, ${tabText(tab)}search: registerSearch, ${load} } })`
    }
    if (mechanism === 'care') {
      const report = { subject: says.subject, order: says.order }
      const own = row({ path, title: `${feature}.title`, can: 'care.read', menu: says.menu, report })
      const needs = `needs: async ({ search, session }) => {
        const [{ boardNeeds }, { ${feature}CareKind }] = await Promise.all([import('../features/care/index.ts'), import('../features/${feature}/${feature}.careKind.ts')])
        return boardNeeds(${feature}CareKind, search, session)
      }`
      return `screens({ ${feature}: { ${own}, prefetch: true, part: 'board', search: search('taskId', 'code', 'date', 'child'), ${needs}, ${load} } })`
    }
    const menu = { ...(says.menu as object), order: says.order }
    const own = row({ path, title: says.title, can: 'check.read', menu, prefetch: true, part: 'screen' })
    const hasPages = inFeatures(feature, 'pages')
    const ownImport = hasPages ? `, import('../features/${feature}/${feature}.pages.ts')` : ''
    const needs = `needs: async ({ search: { taskId }${hasPages ? ', session' : ''} }) => {
      const [{ pageQuery }, { kinds }${hasPages ? `, { ${feature}Pages }` : ''}] = await Promise.all([import('../features/checklist/index.ts'), import('./checklist.declared.generated.ts')${ownImport}])
      return [pageQuery(kinds.${feature}, taskId)${hasPages ? `, ...${feature}Pages.needs(session)` : ''}]
    }`
    return `screens({ ${feature}: { ${own}, search: search('taskId'), ${needs}, ${load} } })`
  }
  return `export const ${feature}KindScreens = ${made()}`
}

/** In the tab bar, the icon of the open screen is filled. */
function tabText(tab: unknown): string {
  if (tab === undefined) return ''
  const { index, icon } = tab as { index: number; icon: string }
  const name = `Icon${capital(icon)}`
  return `tab: { index: ${index}, icon: ${name}, selectedIcon: ${name}Filled },`
}

/** The icons that rows of the table of screens name themselves. */
export function tabIcons(kinds: readonly DeclaredKind[]): string {
  const icons = kinds.flatMap(({ says }) => {
    const { tab } = (says.screen ?? {}) as { tab?: { icon: string } }
    return tab ? [`Icon${capital(tab.icon)}`, `Icon${capital(tab.icon)}Filled`] : []
  })
  return icons.length > 0 ? `import { ${icons.join(', ')} } from '@tabler/icons-react'` : ''
}

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())
