import { fullName } from '@daybook/contract/child/child.rules.ts'
import { Button } from '@mantine/core'
import { IconMoodKid } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ChildPicker } from './ChildPicker.tsx'
import { childrenQuery } from './fields.data.ts'
import { useFormState } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** Several children of the centre. */
export function ChildrenField({ value, onChange, ...field }: WidgetProps<'children', string[]>) {
  const t = useT()
  const { names, addName } = useFormState()
  const [isPicking, setIsPicking] = useState(false)
  const board = useQuery(childrenQuery())
  const nameOf = (id: string) => {
    const child = board.data?.children.find((one) => one.id === id)
    return child ? fullName(child) : (names[id] ?? '')
  }
  return (
    <OpenerField
      {...field}
      name={value.map(nameOf).join(t('fields.comma')) || undefined}
      placeholder={t('fields.chooseChildren')}
      icon={IconMoodKid}
      onOpen={() => setIsPicking(true)}
    >
      <Sheet
        open={isPicking}
        onClose={() => setIsPicking(false)}
        title={field.label}
        tall
        actions={
          <Button onClick={() => setIsPicking(false)}>
            {value.length > 0 ? t('fields.chosenChildren', { count: value.length }) : t('kit.done')}
          </Button>
        }
      >
        <ChildPicker
          chosen={value}
          onPick={(one) => {
            addName(one.id, fullName(one))
            onChange(value.includes(one.id) ? value.filter((id) => id !== one.id) : [...value, one.id])
          }}
        />
      </Sheet>
    </OpenerField>
  )
}
