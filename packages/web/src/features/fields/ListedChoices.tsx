import { checkboxMaximum } from '@daybook/contract/kernel/constants.ts'
import { Button } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { FieldOption } from './form.context.ts'
import { OpenerField } from './OpenerField.tsx'
import type { WidgetProps } from './widget.props.ts'

interface ListedChoicesProps extends WidgetProps<'choices', string[]> {
  options: readonly FieldOption[]
}

/** Any number of many, such as of a tree, ticked in a sheet. */
export function ListedChoices({ options, value, onChange, ...input }: ListedChoicesProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const isFull = value.length >= (input.field.most ?? checkboxMaximum)
  const chosen = options.filter((option) => value.includes(option.value))
  return (
    <OpenerField
      {...input}
      // Options of a tree are indented.
      name={chosen.map(({ label }) => label.trim()).join(t('fields.comma')) || undefined}
      placeholder={t('fields.choose')}
      icon={IconListCheck}
      onOpen={() => setIsOpen(true)}
    >
      <Sheet
        open={isOpen}
        onClose={close}
        title={input.label}
        tall
        actions={
          <>
            <Button variant="default" onClick={() => onChange([])}>
              {t('kit.clear')}
            </Button>
            <Button onClick={close}>{t('kit.confirm')}</Button>
          </>
        }
      >
        {options.map((option) => {
          const isTicked = value.includes(option.value)
          return (
            <TickRow
              key={option.value}
              title={option.label}
              isTicked={isTicked}
              isDisabled={option.disabled === true || (isFull && !isTicked)}
              onChange={() =>
                onChange(isTicked ? value.filter((one) => one !== option.value) : [...value, option.value])
              }
            />
          )
        })}
      </Sheet>
    </OpenerField>
  )
}
