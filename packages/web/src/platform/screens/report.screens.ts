// The screens that every kind of report has: its form, the page of one report, and the list.
import type { ReportKindName } from '@daybook/contract/app/report.kinds.ts'
import type { BareKey } from '../i18n/keys.ts'
import type { ScreenSpec } from './screens.ts'
import { search } from './search.ts'

/** The search parameters of a list of reports: what it is filtered by; of its table, order, page and the report beside it. */
export const reportListSearch = search(
  'text',
  'state',
  'childId',
  'authorId',
  'from',
  'until',
  'sort',
  'page',
  'open',
)

/** Of the report to amend, of the one that a new one is opened from, or of the refused entry to correct. */
const formSearch = search('id', 'from', 'fromKind', 'start', 'fromCheck', 'refused')

interface Described {
  form: Pick<ScreenSpec, 'path' | 'report' | 'shows' | 'prefetch' | 'needs'>
  page: Pick<ScreenSpec, 'path'>
  history: Pick<ScreenSpec, 'path' | 'menu'> & { title?: BareKey }
  /** The file with the kind's `reportPages()`. */
  load: ScreenSpec['load']
}

type Filters = (typeof reportListSearch)['names'][number]
type ReportScreens<Name extends string> = { readonly [N in Name]: ScreenSpec<'id'> } & {
  readonly [N in `${Name}Form`]: ScreenSpec<'id' | 'from' | 'fromKind' | 'start' | 'fromCheck' | 'refused'>
} & {
  readonly [N in `${Name}History`]: ScreenSpec<Filters>
}

/** Their rows of the table: `incident`, `incidentForm`, `incidentHistory`. */
export function reportScreens<Name extends ReportKindName>(
  name: Name,
  { form, page, history, load }: Described,
): ReportScreens<Name> {
  const kind: ReportKindName = name
  const one = { can: 'report.submit', search: search('id'), load } as const
  const rows: Readonly<Record<string, ScreenSpec>> = {
    [`${kind}Form`]: { ...one, title: `${kind}.report`, search: formSearch, part: 'form', ...form },
    [kind]: { ...one, title: `${kind}.title`, part: 'page', ...page },
    [`${kind}History`]: {
      ...one,
      title: `${kind}.history`,
      search: reportListSearch,
      part: 'history',
      ...history,
    },
  }
  // TypeScript does not follow computed keys.
  return rows as ReportScreens<Name>
}
