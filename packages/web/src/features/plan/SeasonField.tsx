import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import type { PlanFields } from './plan.form.ts'
import { monthName } from './plan.words.ts'
import styles from './SeasonField.module.css'

interface SeasonFieldProps {
  values: Pick<PlanFields, 'when' | 'seasonFrom' | 'seasonUntil'>
  set: <K extends 'when' | 'seasonFrom' | 'seasonUntil'>(name: K, value: PlanFields[K]) => void
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** All year, or from one month to another, also across the new year. */
export function SeasonField({ values, set }: SeasonFieldProps) {
  const t = useT()
  const dayWords = useDayWords()
  const select = (name: 'seasonFrom' | 'seasonUntil', label: string) => (
    <NativeSelect
      label={label}
      name={name}
      data={months.map((month) => ({ value: String(month), label: monthName(dayWords, month) }))}
      value={values[name]}
      onChange={(event) => set(name, event.currentTarget.value)}
      rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
    />
  )
  return (
    <div>
      <Choice
        label={t('plan.season')}
        options={[
          { value: 'allYear', label: t('plan.allYear') },
          { value: 'someMonths', label: t('plan.someMonths') },
        ]}
        value={values.when}
        onChange={(when) => set('when', when)}
      />
      {values.when === 'someMonths' && (
        <div className={styles.months}>
          {select('seasonFrom', t('plan.seasonFrom'))}
          {select('seasonUntil', t('plan.seasonUntil'))}
        </div>
      )}
    </div>
  )
}
