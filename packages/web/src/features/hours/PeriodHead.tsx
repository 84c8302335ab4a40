import type { Period } from '@daybook/contract/kernel/period.rules.ts'
import { Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { Columns } from '../../kit/Columns.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { nameOfPeriod, type UsualPeriod, usualPeriod, usualPeriods } from './hours.period.ts'

export interface PeriodHeadProps {
  period: Period
  today: string
  /** How hours are counted. */
  note: string
  /** What else narrows the list. */
  narrow?: ReactNode
  onPeriod: (period: Period) => void
}

/** Chooses a period: by one tap, or by its days. */
export function PeriodHead({ period, today, note, narrow, onPeriod }: PeriodHeadProps) {
  const t = useT()
  const dayWords = useDayWords()
  return (
    <Stack gap="xs" className="screen-only">
      {narrow}
      <Chips<UsualPeriod>
        label={t('hours.periods')}
        chips={usualPeriods.map((value) => ({ value, label: t(`hours.${value}`) }))}
        value={nameOfPeriod(period, today) ?? []}
        onChange={(name) => onPeriod(usualPeriod(name, today))}
      />
      <Columns least="9rem">
        <PeriodFields value={period} max={today} say={(day) => dayWords(day, 'short')} onChange={onPeriod} />
      </Columns>
      <p className="dim">{note}</p>
    </Stack>
  )
}
