import {
  type Shift,
  shiftProblems,
  type WeekdayCode,
  weekdayCodes,
} from '@daybook/contract/roster/roster.rules.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { Choices } from '../../kit/Choices.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayOf } from './roster.words.ts'
import styles from './ShiftSheet.module.css'

interface ShiftSheetProps {
  open: boolean
  weekOn: string
  name: string
  rooms: readonly { id: string; name: string }[]
  /** What it starts with. */
  initial: Shift
  /** Without it, the shift is new. */
  onRemove: (() => void) | undefined
  onSave: (shift: Shift, alsoOn: readonly WeekdayCode[]) => void
  onClose: () => void
}

/** One shift of one person on one day, which can be repeated on others. */
export function ShiftSheet({
  open,
  weekOn,
  name,
  rooms,
  initial,
  onRemove,
  onSave,
  onClose,
}: ShiftSheetProps) {
  const t = useT()
  const dayOf = useDayOf(weekOn)
  const [shift, setShift] = useState(initial)
  const [alsoOn, setAlsoOn] = useState<readonly WeekdayCode[]>([])
  const [wasSent, setWasSent] = useState(false)
  const problems = shiftProblems(shift)
  const change = (changed: Partial<Shift>) => setShift({ ...shift, ...changed })
  const time = (field: 'from' | 'until' | 'breakFrom') => ({
    type: 'time',
    label: t(`roster.shifts.${field}`),
    value: shift[field] ?? '',
    error: wasSent && problems[field] ? t(`field.${problems[field]}`) : undefined,
  })

  function save(event: FormEvent) {
    event.preventDefault()
    // The form stands inside the page's.
    event.stopPropagation()
    setWasSent(true)
    if (shift.from === '' || shift.until === '' || Object.keys(problems).length > 0) return
    onSave(shift, alsoOn)
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('roster.editShift', { name, day: dayOf(initial.day, 'long') })}
      actions={
        <>
          {onRemove && (
            <Button variant="default" onClick={onRemove}>
              {t('roster.removeShift')}
            </Button>
          )}
          <Button type="submit" form="shift">
            {t('roster.saveShift')}
          </Button>
        </>
      }
    >
      <form id="shift" className={styles.fields} onSubmit={save} noValidate>
        <TextInput {...time('from')} onChange={(event) => change({ from: event.currentTarget.value })} />
        <TextInput {...time('until')} onChange={(event) => change({ until: event.currentTarget.value })} />
        <TextInput
          {...time('breakFrom')}
          onChange={(event) => change({ breakFrom: event.currentTarget.value || null })}
        />
        <TextInput
          type="number"
          label={t('roster.shifts.breakMinutes')}
          min={5}
          max={120}
          step={5}
          value={shift.breakMinutes ?? ''}
          error={wasSent && problems.breakMinutes ? t(`field.${problems.breakMinutes}`) : undefined}
          onChange={(event) => change({ breakMinutes: Number(event.currentTarget.value) || null })}
        />
        <NativeSelect
          className={styles.wide}
          label={t('roster.shifts.roomId')}
          data={[
            ...rooms.map((room) => ({ value: room.id, label: room.name })),
            { value: '', label: t('roster.noRoom') },
          ]}
          value={shift.roomId ?? ''}
          onChange={(event) => change({ roomId: event.currentTarget.value || null })}
          rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
        />
        <div className={styles.wide}>
          <Choices
            name="alsoOn"
            label={t('roster.alsoOn')}
            options={weekdayCodes
              .filter((day) => day !== initial.day)
              .map((day) => ({ value: day, label: dayOf(day) }))}
            value={alsoOn}
            onChange={setAlsoOn}
          />
        </div>
      </form>
    </Sheet>
  )
}
