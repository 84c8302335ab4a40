import { coverageOf, isShort } from '@daybook/contract/roster/coverage.rules.ts'
import { holderRulesOn } from '@daybook/contract/roster/holder.rules.ts'
import { type Shift, type WeekdayCode, weekdayCodes } from '@daybook/contract/roster/roster.rules.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import { RuleSources } from '../rule/index.ts'
import { titleOf } from './RatioNote.tsx'
import styles from './Roster.module.css'
import type { WeekPlan } from './roster.data.ts'
import { useDayOf } from './roster.words.ts'

interface CoverageProps {
  weekOn: string
  plan: WeekPlan
  shifts: readonly Shift[]
  shortDays: readonly WeekdayCode[]
}

type Cell = Omit<ReturnType<typeof coverageOf>[number]['whole'], 'children'> & { children?: number }

/** For every half hour of a day: the adults of each room, the adults needed, and the children. */
export function Coverage({ weekOn, plan, shifts, shortDays }: CoverageProps) {
  const t = useT()
  const dayOf = useDayOf(weekOn)
  const [day, setDay] = useState<WeekdayCode>('Mo')
  const slots = coverageOf({ ...plan, weekOn, shifts }, day)
  const at = { ...plan, day: weekOn }
  const rule = ruleOn('ratio', at)
  const kinds = slots[0]?.holders.map(({ kind }) => kind) ?? []
  const holders = holderRulesOn(at).filter(({ figures }) => kinds.includes(figures.certificate))
  return (
    <Section title={t('roster.coverage')}>
      <Chips
        label={t('roster.shifts.day')}
        chips={weekdayCodes.map((code) => ({
          value: code,
          label: dayOf(code),
          mark: shortDays.includes(code) ? t('roster.short') : undefined,
        }))}
        value={day}
        onChange={setDay}
      />
      <Box component="p" className="dim" my="xs">
        {t(rule ? 'roster.coverageHint' : 'roster.noRule')}
      </Box>
      {slots.length === 0 ? (
        <p>{t('roster.noCoverage')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it sideways
        <section style={{ overflowX: 'auto' }} tabIndex={0} aria-label={dayOf(day, 'long')}>
          <table className={styles.coverage}>
            <thead>
              <tr>
                <th scope="col">{t('roster.time')}</th>
                <th scope="col">{t('roster.whole')}</th>
                {plan.rooms.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {titleOf(plan.certificates, kind)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {slots.map(({ at, whole, rooms, holders }) => (
                <tr key={at}>
                  <th scope="row">{clockWords(at)}</th>
                  <CoverageCell cell={whole} />
                  {rooms.map((cell, place) => (
                    <CoverageCell key={plan.rooms[place]?.id} cell={cell} />
                  ))}
                  {holders.map(({ kind, ...cell }) => (
                    <CoverageCell key={kind} cell={cell} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <RuleSources rules={[rule, ...holders]} />
    </Section>
  )
}

/** Figures for the eye, and the same in words. */
function CoverageCell({ cell }: { cell: Cell }) {
  const t = useT()
  const { adults, children, needed } = cell
  const isEmpty = adults === 0 && (children ?? needed ?? 0) === 0
  return (
    <td data-short={isShort(cell) || undefined}>
      {!isEmpty && (
        <span aria-hidden="true">
          {isShort(cell) && (
            <IconAlertTriangleFilled size="0.875rem" style={{ verticalAlign: '-0.0625rem' }} />
          )}
          <b>{needed === null ? adults : `${adults}/${needed}`}</b> <small>{children}</small>
        </span>
      )}
      <span className="visually-hidden">
        {needed !== null && t(isShort(cell) ? 'roster.cellShort' : 'roster.cellAdults', { adults, needed })}{' '}
        {children !== undefined && t('roster.cellChildren', { count: children })}
      </span>
    </td>
  )
}
