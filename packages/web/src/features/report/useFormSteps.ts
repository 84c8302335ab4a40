import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReportKind, ReportSection } from './report.view.ts'

interface FormSteps {
  /** Every group of sections; a single one where there is room for all. */
  groups: readonly (readonly ReportSection[])[]
  current: number
  isLast: boolean
  /** Names of the current step's fields. */
  fields: readonly string[]
  goTo: (step: number) => void
  /** Opens the first step with one of these. */
  openOf: (paths: readonly string[]) => void
}

/** A long form of a report: one step after the other on a phone, all on one page elsewhere. */
export function useFormSteps({ name, report, sections }: ReportKind): FormSteps {
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [step, setStep] = useState(0)
  const groups =
    isPhone && report.steps
      ? report.steps.map((names) =>
          sections.filter(({ title }) => names.includes(title.slice(name.length + 1))),
        )
      : [sections]
  const current = Math.min(step, groups.length - 1)
  const fieldsOf = (group: readonly ReportSection[] = []) => group.flatMap(({ fields }) => fields)
  return {
    groups,
    current,
    isLast: current === groups.length - 1,
    fields: fieldsOf(groups[current]),
    goTo(next) {
      setStep(next)
      window.scrollTo(0, 0)
    },
    openOf(paths) {
      const names = paths.map((path) => path.split('.')[0] ?? '')
      const first = groups.findIndex((group) => fieldsOf(group).some((field) => names.includes(field)))
      // The fields are on the page before the first wrong one gets the focus.
      if (first >= 0) flushSync(() => setStep(first))
    },
  }
}
