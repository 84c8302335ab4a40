import { IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { StaffPicker } from '../../platform/people/StaffPicker.tsx'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** A member of staff, found by name. */
export function PersonField({ value, onChange, ...field }: WidgetProps<'person', string | null>) {
  const t = useT()
  const { names, addName, author } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const name = value === null ? undefined : names[value]
  return (
    <OpenerField
      {...field}
      name={name}
      placeholder={t('fields.choosePerson')}
      icon={IconUser}
      onOpen={() => setIsPicking(true)}
    >
      <StaffPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={field.label}
        except={field.field.other && author.personId}
        onConfirm={([chosen]) => {
          if (chosen) {
            addName(chosen.id, chosen.realName)
            onChange(chosen.id)
          }
        }}
      />
    </OpenerField>
  )
}
