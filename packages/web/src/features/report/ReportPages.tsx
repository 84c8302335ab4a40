// The screens that every kind of report has, for its table of screens (platform/screens/report.screens.ts).
import type { ComponentType } from 'react'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList } from './ReportList.tsx'
import { type ReportBelow, ReportPage } from './ReportPage.tsx'
import type { ReportKind } from './report.view.ts'

interface PageOptions {
  /** Only the person's own, for a manager too. */
  own?: boolean
  /** The state that the list shows first. */
  state?: string
  /** What the list shows first. */
  above?: ComponentType
  /** What stands below the list. */
  after?: ComponentType
  /** What the page of one shows below its fields. */
  below?: ReportBelow
}

/** The page of one at a second address. */
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
