// The screens of a kind of report, for its table of screens (platform/screens/report.screens.ts).
import type { ComponentType } from 'react'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportForm } from './ReportForm.tsx'
import { ReportList } from './ReportList.tsx'
import { type ReportBelow, ReportPage } from './ReportPage.tsx'
import type { FormParts, ReportHint, ReportKind } from './report.view.ts'

interface PageOptions extends FormParts {
  /** Shows only the person's own reports, even to a manager. */
  own?: boolean
  /** Content above the filters of the list. */
  above?: ComponentType
  /** Content below the list. */
  after?: ComponentType
  /** Content below the fields of a report. */
  below?: ReportBelow
  /** What is to be done next about a report: above its fields, on paper after them. */
  next?: ReportBelow
  /** What stands below sections of the form, by their titles in the kind's pack. */
  Below?: Readonly<Record<string, ReportHint>>
}

/** The page of a report at a second address. */
export const reportPageAt = (kind: ReportKind, id: () => string | undefined, below?: ReportBelow) => () => (
  <ReportPage kind={kind} id={id()} below={below} />
)

export const reportPages = (
  kind: ReportKind,
  { own = false, above, after, below, next, ...ofForm }: PageOptions = {},
) => ({
  form: () => <ReportForm kind={withHints(kind, ofForm)} {...useSearch(`${kind.name}Form`)} />,
  page: () => <ReportPage kind={kind} id={useSearch(kind.name).id} below={below} next={next} />,
  history: () => {
    const filter = useSearch(`${kind.name}History`)
    const state = kind.report.screens?.state
    const first = state === undefined ? filter : { ...filter, state: filter.state ?? state }
    const place = to[`${kind.name}History`]
    return <ReportList kind={kind} filter={first} place={place} own={own} above={above} after={after} />
  },
})

const withHints = (
  kind: ReportKind,
  { Below = {}, ...parts }: FormParts & Pick<PageOptions, 'Below'>,
): ReportKind => ({
  ...kind,
  ...parts,
  sections: kind.sections.map((section) => {
    const Own = Below[section.title.slice(kind.name.length + 1)]
    return Own ? { ...section, Below: Own } : section
  }),
})
