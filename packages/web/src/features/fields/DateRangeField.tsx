import type { DateRange } from '@daybook/contract/kernel/fields.ts'
import { Stack } from '@mantine/core'
import { Choices } from '../../kit/Choices.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { emptyRange, withFrom, withNoon, withUntil } from '../../kit/range.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

const noons = ['startsAtNoon', 'endsAtNoon'] as const

/** From a day until a day, each of which may be half. */
export function DateRangeField(props: WidgetProps<'dateRange', DateRange | null>) {
  const { path, label, required, value, error, onChange } = props
  const t = useT()
  const dayWords = useDayWords()
  const range = value ?? emptyRange
  const words = (day: string) => (day ? dayWords(day, 'shortDate') : '')
  const half = noons.filter((noon) => range[noon])

  function setHalf(chosen: readonly string[]) {
    const changed = noons.find((noon) => chosen.includes(noon) !== range[noon])
    if (changed) onChange(withNoon(range, changed, chosen.includes(changed)))
  }

  return (
    <Stack gap="0.75rem">
      <FieldGroup label={label} required={required} error={error}>
        <div className={styles.pair}>
          <DateField
            name={path}
            label={t('fields.firstDay')}
            value={range.from}
            words={words(range.from)}
            error={error !== undefined}
            onChange={(day) => onChange(withFrom(range, day))}
          />
          <DateField
            name={`${path}-until`}
            label={t('fields.lastDay')}
            value={range.until}
            min={range.from}
            words={words(range.until)}
            error={error !== undefined}
            onChange={(day) => onChange(withUntil(range, day))}
          />
        </div>
      </FieldGroup>
      <Choices
        name={`${path}-noon`}
        label={t('fields.halfDays')}
        options={[
          { value: 'startsAtNoon', label: t('fields.fromNoon') },
          { value: 'endsAtNoon', label: t('fields.untilNoon') },
        ]}
        value={half}
        onChange={setHalf}
      />
    </Stack>
  )
}
