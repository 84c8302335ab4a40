// A sleep as an inspector reads it: when the child fell asleep, every check with what was seen and by whom, and when it
// got up. A check that was never made stands where it was due.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { StepName } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { kindWords, overWords } from '../watch/index.ts'
import { lookWords } from './sleep.words.ts'

export type ReportedSleep = AnswerOf<(typeof sleep.operations)['getGapReport']>['sleeps'][number]

interface SleepLine {
  at: string
  what: string
  /** "Late, 1 min over" */
  gap: string
  by: string
  note: string
}

export function linesOf(t: Translate, { sleep, gaps }: ReportedSleep): SleepLine[] {
  const { asleepAt, upAt } = sleep.detail
  const steps = (
    [
      ['asleep', asleepAt],
      ['up', upAt],
    ] as const
  ).flatMap(([step, at]) =>
    at ? [{ at, what: t(stepWords[step]), gap: '', by: byOf(sleep, step), note: '' }] : [],
  )
  const gapWords = (gap: ReportedSleep['gaps'][number]) =>
    [kindWords(t, gap), overWords(t, gap)].join(t('care.comma'))
  const checks = sleep.checks.map((check) => {
    const gap = gaps.find(({ checkedAt }) => checkedAt === check.occurredAt)
    return {
      at: check.occurredAt,
      what: lookWords(t, check),
      gap: gap ? gapWords(gap) : '',
      by: check.recordedBy.name,
      note: check.note ?? '',
    }
  })
  const never = gaps
    .filter(({ checkedAt }) => checkedAt === null)
    .map((gap) => ({
      at: gap.dueAt,
      what: t(upAt ? 'sleep.gapNever' : 'watch.gapStill'),
      gap: gapWords(gap),
      by: '',
      note: '',
    }))
  return [...steps, ...checks, ...never].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

const stepWords = { asleep: 'sleep.asleep', up: 'sleep.awake' } as const

/** A sleep that was added afterwards has no steps of its own. */
function byOf({ steps, recordedBy }: ReportedSleep['sleep'], name: StepName): string {
  const made = steps.findLast(({ step, merged, undone }) => step === name && !merged && !undone)
  return (made?.recordedBy ?? recordedBy).name
}
