import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { TextInput } from '@mantine/core'
import { DateField } from '../../kit/DateField.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

/** A day and a time at the centre. */
export function InstantField(props: WidgetProps<'instant', string | null>) {
  const { field, path, label, required, hint, value, error, onChange } = props
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const now = new Date(serverNow())
  const [day = '', time = ''] = !value
    ? []
    : field.wall
      ? value.split('T')
      : [dayAt(new Date(value), timeZone), timeAt(new Date(value), timeZone)]
  const set = (onDay: string, atTime: string) =>
    onChange(field.wall ? `${onDay}T${atTime}` : instantOf(onDay, atTime, timeZone).toISOString())
  return (
    <FieldGroup label={label} required={required} hint={hint} error={error}>
      <div className={styles.pair}>
        <DateField
          name={path}
          label={t('fields.day')}
          value={day}
          words={day && dayWords(day, 'shortDate')}
          error={error !== undefined}
          onChange={(chosen) => set(chosen, time || timeAt(now, timeZone))}
        />
        <TextInput
          type="time"
          name={`${path}-time`}
          label={t('fields.time')}
          value={time}
          error={error !== undefined}
          onChange={({ currentTarget: { value: typed } }) => typed && set(day || dayAt(now, timeZone), typed)}
        />
      </div>
    </FieldGroup>
  )
}
