import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { StaffPicker } from '../../platform/people/StaffPicker.tsx'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** Several members of staff, found by name. */
export function PeopleField({ value, onChange, ...field }: WidgetProps<'people', string[]>) {
  const t = useT()
  const { names, addName } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const chosen = value.map((id) => names[id] ?? '').join(t('fields.comma'))
  return (
    <OpenerField
      {...field}
      name={chosen || undefined}
      placeholder={t('fields.choosePeople')}
      icon={IconUsers}
      onOpen={() => setIsPicking(true)}
    >
      <StaffPicker
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={field.label}
        multiple
        onConfirm={(picked) => {
          for (const { id, realName } of picked) addName(id, realName)
          onChange(picked.map(({ id }) => id))
        }}
      />
    </OpenerField>
  )
}
