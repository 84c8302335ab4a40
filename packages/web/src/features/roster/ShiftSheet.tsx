import { choice, choices, fields, number, text } from '@daybook/contract/kernel/fields.ts'
import {
  type Shift,
  shiftProblems,
  type WeekdayCode,
  weekdayCodes,
} from '@daybook/contract/roster/roster.rules.ts'
import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { useDayOf } from './roster.words.ts'

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

const time = text(5, { required: true, format: 'time' })
const shiftFields = fields({
  from: time,
  until: time,
  breakFrom: text(5, { format: 'time' }),
  breakMinutes: number({ min: 5, max: 120, step: 5 }),
  /** The sheet knows the centre's rooms. */
  roomId: choice<string, { required: true; list: true }>([], { required: true, list: true }),
  alsoOn: choices(weekdayCodes),
})

/** The room field's value for somebody who does not work with the children. */
const noRoom = '-'

/** One shift of one person on one day, which can be repeated on others. */
export function ShiftSheet(props: ShiftSheetProps) {
  const { open, weekOn, name, rooms, initial, onRemove, onSave, onClose } = props
  const t = useT()
  const dayOf = useDayOf(weekOn)
  const form = useFieldsForm({
    pack: 'roster.shifts',
    fields: shiftFields,
    stored: { ...initial, roomId: initial.roomId ?? noRoom },
    labels: { alsoOn: t('roster.alsoOn') },
    options: {
      roomId: [
        ...rooms.map(({ id, name }) => ({ value: id, label: name })),
        { value: noRoom, label: t('roster.noRoom') },
      ],
      alsoOn: weekdayCodes
        .filter((day) => day !== initial.day)
        .map((day) => ({ value: day, label: dayOf(day) })),
    },
    // The page keeps the week as a draft, with every shift that is done.
    draft: null,
    problems: ({ alsoOn: _, ...values }) => shiftProblems({ ...initial, ...values }),
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('roster.editShift', { name, day: dayOf(initial.day, 'long') })}
      submit={t('roster.saveShift')}
      secondary={
        onRemove && (
          <Button variant="default" onClick={onRemove}>
            {t('roster.removeShift')}
          </Button>
        )
      }
      onSend={async ({ alsoOn, roomId, ...values }) =>
        onSave({ ...initial, ...values, roomId: roomId === noRoom ? null : roomId }, alsoOn ?? [])
      }
    >
      <FieldInputs beside only={['from', 'until', 'breakFrom', 'breakMinutes']} />
      <FieldInputs only={['roomId', 'alsoOn']} />
    </FieldsSheet>
  )
}
