// The screens of a kind of report, for its table of screens (platform/screens/report.screens.ts).
import type { ComponentType } from 'react'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList } from './ReportList.tsx'
import { type ReportBelow, ReportPage } from './ReportPage.tsx'
import type { ReportKind } from './report.view.ts'

interface PageOptions {
  /** Shows only the person's own reports, even to a manager. */
  own?: boolean
  /** The initial filter of the list. */
  state?: string
  /** Content above the filters of the list. */
  above?: ComponentType
  /** Content below the list. */
  after?: ComponentType
  /** Content below the fields of a report. */
  below?: ReportBelow
}

/** The page of a report at a second address. */
export const reportPageAt = (kind: ReportKind, id: () => string | undefined, below?: ReportBelow) => () => (
  <ReportPage kind={kind} id={id()} below={below} />
)

export const reportPages = (
  kind: ReportKind,
  { own = false, state, above, after, below }: PageOptions = {},
) => ({
  form: () => <ReportForm kind={kind} {...useSearch(`${kind.name}Form`)} />,
  page: () => <ReportPage kind={kind} id={useSearch(kind.name).id} below={below} />,
  history: () => {
    const filter = useSearch(`${kind.name}History`)
    const first = state === undefined ? filter : { ...filter, state: filter.state ?? state }
    const place = to[`${kind.name}History`]
    return <ReportList kind={kind} filter={first} place={place} own={own} above={above} after={after} />
  },
})
