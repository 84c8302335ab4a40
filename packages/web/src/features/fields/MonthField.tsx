import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { monthName } from '../../platform/time/weekday.words.ts'
import { SelectField } from './SelectField.tsx'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

/** A month of a year, or a year. The value is its first day. */
export function MonthField({ field, value, onChange, ...input }: WidgetProps<'date', string | null>) {
  const t = useT()
  const dayWords = useDayWords()
  const today = dayAt(new Date(serverNow()), useTimeZone())
  const [year = today.slice(0, 4), month = '01'] = value?.split('-') ?? []
  const set = (chosenYear: string | null, chosenMonth: string | null) =>
    onChange(chosenYear && chosenMonth && `${chosenYear}-${chosenMonth}-01`)
  const ofYear = {
    options: around(Number(year)).map((one) => ({ value: one, label: one })),
    value: value && year,
    onChange: (chosen: string | null) => set(chosen, month),
  }
  if (field.of === 'year') return <SelectField {...input} {...ofYear} />
  return (
    <div className={styles.pair}>
      <SelectField
        {...input}
        options={months.map((one) => ({ value: one, label: monthName(dayWords, Number(one)) }))}
        value={value && month}
        onChange={(chosen) => set(year, chosen)}
      />
      <SelectField
        {...input}
        path={`${input.path}-year`}
        label={t('fields.year')}
        hint={undefined}
        error={undefined}
        {...ofYear}
      />
    </div>
  )
}

const months = Array.from({ length: 12 }, (_, place) => String(place + 1).padStart(2, '0'))

/** From twenty years after it down to sixty before. */
const around = (year: number) => Array.from({ length: 81 }, (_, place) => String(year + 20 - place))
