// The server's and the web's side of kinds of which the contract says everything. On the server that is the case when no file
// of the feature exports its routes; a kind of check brings its template. On the web it says where its screens stand (`screens`, `screen` or `menu`
// of the declaration), how fields are laid out, the icon. Their screens' rows and their kinds are generated, so such a kind
// has no file on the web besides its words.
import { join } from 'node:path'
import { checkout } from './place.ts'

export interface DeclaredKind {
  feature: string
  /** What its export says: `policyReceipt`. */
  says: Record<string, unknown>
}

/** The mechanism's ending in the contract → where a kind says that its web side is made from it. */
const marks = { checklist: 'menu', receipt: 'screens', register: 'screen', report: 'screens' } as const
export type Mechanism = keyof typeof marks
export const mechanisms = Object.keys(marks) as Mechanism[]

/** Those of the kinds that a mechanism has, which need nothing of their own on the web. */
export async function declaredKinds(
  mechanism: Mechanism,
  kinds: readonly { feature: string; name: string; from: string }[],
): Promise<DeclaredKind[]> {
  const all = kinds.map(async ({ feature, name, from }) => {
    const module: Record<string, Record<string, unknown>> = await import(
      join(checkout, 'packages/contract/src', from)
    )
    const exported = module[name] ?? {}
    const says = (mechanism === 'checklist' ? exported[feature] : exported) as
      | DeclaredKind['says']
      | undefined
    return says && marks[mechanism] in says ? [{ feature, says }] : []
  })
  return (await Promise.all(all)).flat()
}

/** `app/<mechanism>.declared.generated.ts`: the kinds, and the pages of each. */
export const kindsText = (mechanism: Mechanism, kinds: readonly DeclaredKind[]): string => {
  const Ending = capital(mechanism)
  const imports = kinds.map(({ feature }) => {
    const names = mechanism === 'checklist' ? feature : `${feature}, ${feature}${Ending}`
    return `import { ${names} } from '@daybook/contract/${feature}/${feature}.kind.ts'`
  })
  const pages = {
    checklist: 'checkPages',
    receipt: 'receiptPages',
    register: 'registerPages',
    report: 'reportPages',
  }[mechanism]
  const rows = kinds.map(
    (kind) => `${kind.feature}: ${mechanism}Kind({ ${described(mechanism, kind).join(', ')} })`,
  )
  return `${imports.join('\n')}
import { ${mechanism}Kind, ${pages} } from '../features/${mechanism}/index.ts'
import { client } from '../platform/api/client.ts'
${mechanism === 'register' ? "import { screenIcons } from '../platform/screens/screen.icons.ts'" : ''}

export const kinds = { ${rows.join(', ')} }

export const pages = { ${kinds.map(({ feature }) => `${feature}: ${pages}(kinds.${feature})`).join(', ')} }
`
}

function described(mechanism: Mechanism, { feature, says }: DeclaredKind): string[] {
  const own = [`name: '${feature}'`, `api: client(${feature})`]
  if (mechanism === 'checklist') return [...own, `title: '${feature}.title'`]
  if (mechanism === 'register') {
    const { manage, menu } = says.screen as { manage?: { icon: string }; menu?: { icon: string } }
    const icon = `screenIcons.${(manage ?? menu)?.icon}`
    return [
      ...own,
      `register: ${feature}Register`,
      `icon: ${icon}`,
      `about: ${JSON.stringify(says.about ?? [])}`,
    ]
  }
  const sections = Object.entries(says.sections as Record<string, readonly string[]>).map(
    ([title, fields]) => `{ title: '${feature}.${title}', fields: ${JSON.stringify(fields)} }`,
  )
  const Ending = capital(mechanism)
  return [...own, `${mechanism}: ${feature}${Ending}`, `sections: [${sections.join(', ')}]`]
}

/** The rows of the table of screens: `const policyScreens = …`. */
export function screensText(mechanism: Mechanism, { feature, says }: DeclaredKind): string {
  const load = `load: async (): Promise<unknown> => ({ pages: (await import('./${mechanism}.declared.generated.ts')).pages.${feature} })`
  const row = (parts: Record<string, unknown>) =>
    Object.entries(parts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join(', ')
  const made = () => {
    if (mechanism === 'report') {
      const { history, report } = says.screens as { history: object; report: { order: number } }
      const action = { subject: says.subject, ...report, text: `${feature}.title` }
      const rows = { form: { path: says.form, report: action }, page: { path: says.page }, history }
      return `reportScreens('${feature}', { ${row(rows)}, ${load} })`
    }
    if (mechanism === 'receipt') {
      const { list, people } = says.screens as { list: object; people: object }
      const rows = { list, page: { path: says.page }, form: { path: says.form }, people }
      return `receiptScreens('${feature}', { ${row(rows)}, ${load} })`
    }
    const { page: path } = says
    if (mechanism === 'register') {
      const { can = says.read, ...places } = says.screen as { can?: string }
      const own = row({ path, title: `${feature}.title`, can, part: 'screen', ...places })
      return `screens({ ${feature}: { ${own}, search: registerSearch, ${load} } })`
    }
    const menu = { ...(says.menu as object), order: says.order }
    const own = row({ path, title: says.title, can: 'check.read', menu, prefetch: true, part: 'screen' })
    const needs = `needs: async ({ search: { taskId } }) => {
      const [{ pageQuery }, { kinds }] = await Promise.all([import('../features/checklist/index.ts'), import('./checklist.declared.generated.ts')])
      return [pageQuery(kinds.${feature}, taskId)]
    }`
    return `screens({ ${feature}: { ${own}, search: search('taskId'), ${needs}, ${load} } })`
  }
  return `export const ${feature}Screens = ${made()}`
}

const capital = (name: string) => name.replace(/^./, (letter) => letter.toUpperCase())
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What `app/kinds.generated.ts` of the server exports of a kind, by the names that other features export themselves. */
export function serverKind(
  mechanism: Mechanism,
  feature: string,
  hasColumns: boolean,
): { imports: string; text: string; names: string[] } {
  const imports = (names: string) =>
    `import { ${names} } from '@daybook/contract/${feature}/${feature}.kind.ts'`
  const routes = (kind: string) =>
    `export const ${feature}Routes = implement(${feature}, ${mechanism}Handlers(${kind}))`
  if (mechanism === 'checklist')
    return {
      imports: `${imports(feature)}\nimport { ${feature}Template } from '../features/${feature}/${feature}.template.ts'`,
      text: `const ${feature}Kind = { name: '${feature}', template: ${feature}Template } as const
${routes(`${feature}Kind`)}
export const ${feature}Tasks = tasksOfChecklist(${feature}Kind)
export const ${feature}Checklists = { ${feature}: ${feature}Kind }`,
      names: [`${feature}Routes`, `${feature}Tasks`, `${feature}Checklists`],
    }
  const says = feature + capital(mechanism)
  if (mechanism !== 'register')
    return {
      imports: imports(`${feature}, ${says}`),
      text: routes(`{ ...${says}, name: '${feature}' }`),
      names: [`${feature}Routes`],
    }
  return {
    imports: imports(`${feature}, ${says} as ${feature}Declared, type ${feature}Fields`),
    text: `export const ${says}: RegisterKind<typeof ${feature}Fields> = { ...${feature}Declared, name: '${feature}', table: '${snake(feature)}'${hasColumns ? '' : ', columns: {}'} }
${routes(says)}`,
    names: [`${feature}Routes`, says],
  }
}
