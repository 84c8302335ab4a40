import { fullName } from '@daybook/contract/child/child.rules.ts'
import { IconMoodKid } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ChildPicker, OwnRoom } from './ChildPicker.tsx'
import type { ChildOfDay } from './child.rooms.ts'
import { childrenQuery } from './fields.data.ts'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** A child of the centre. Until somebody is chosen, those of the person's own room stand in the form itself. */
export function ChildField({ value, onChange, ...field }: WidgetProps<'child', string | null>) {
  const t = useT()
  const { names, addName } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const board = useQuery(childrenQuery())
  const chosen = board.data?.children.find(({ id }) => id === value)
  const name = chosen ? fullName(chosen) : value === null ? undefined : names[value]
  const pick = (one: ChildOfDay) => {
    addName(one.id, fullName(one))
    onChange(one.id)
    setIsPicking(false)
  }
  // The faces go when one is chosen, and with them the focus.
  const pickHere = (one: ChildOfDay) => {
    document.getElementsByName(field.path)[0]?.focus()
    pick(one)
  }
  return (
    <OpenerField
      {...field}
      name={name}
      placeholder={t('fields.chooseChild')}
      icon={IconMoodKid}
      onOpen={() => setIsPicking(true)}
    >
      {value === null && <OwnRoom onPick={pickHere} />}
      <Sheet open={isPicking} onClose={() => setIsPicking(false)} title={field.label} tall>
        <ChildPicker onPick={pick} />
      </Sheet>
    </OpenerField>
  )
}
