import { type FormChoice, isList } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button } from '@mantine/core'
import { IconBinaryTree } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { Sheet } from '../../../kit/Sheet.tsx'
import { useT } from '../../../platform/i18n/language.ts'
import { OpenerField } from '../../fields/index.ts'
import type { ColumnProps } from './column.props.ts'
import { choiceLabel, flatChoices, listOf } from './form.choices.ts'
import { useChoices } from './useChoices.ts'
import styles from './WorkflowForm.module.css'

/** Chooses one or several nodes of a tree, in a sheet. */
export function TreeColumn({ column, path, value, error, onChange }: ColumnProps) {
  const t = useT()
  const choices = useChoices(column)
  const [isOpen, setIsOpen] = useState(false)
  const isMultiple = isList(column)
  const chosen = isMultiple ? listOf(value) : value === null || value === undefined ? [] : [value]
  const names = flatChoices(choices).filter((choice) => chosen.includes(choice.value))

  function toggle(one: FormChoice['value']) {
    if (isMultiple)
      return onChange(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one])
    onChange(one)
    setIsOpen(false)
  }

  return (
    <OpenerField
      path={path}
      label={column.label}
      error={error}
      name={names.map(({ label }) => label).join(t('fields.comma')) || undefined}
      placeholder={t('fields.choose')}
      icon={IconBinaryTree}
      onOpen={() => setIsOpen(true)}
    >
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={column.label}
        tall
        actions={
          <>
            <Button variant="default" onClick={() => onChange(isMultiple ? [] : null)}>
              {t('kit.clear')}
            </Button>
            <Button onClick={() => setIsOpen(false)}>{t('kit.confirm')}</Button>
          </>
        }
      >
        <Nodes choices={choices} chosen={chosen} isMultiple={isMultiple} onToggle={toggle} />
      </Sheet>
    </OpenerField>
  )
}

interface NodesProps {
  choices: readonly FormChoice[]
  chosen: readonly unknown[]
  isMultiple: boolean
  onToggle: (value: FormChoice['value']) => void
}

function Nodes({ choices, ...rest }: NodesProps) {
  const { chosen, isMultiple, onToggle } = rest
  const name = useId()
  return (
    <ul className={styles.nodes}>
      {choices.map((choice) => (
        <li key={`${typeof choice.value}${choice.value}`}>
          <label className={styles.node}>
            <input
              type={isMultiple ? 'checkbox' : 'radio'}
              name={name}
              checked={chosen.includes(choice.value)}
              disabled={choice.disabled}
              onChange={() => onToggle(choice.value)}
            />
            {choiceLabel(choice)}
          </label>
          {choice.children && choice.children.length > 0 && <Nodes choices={choice.children} {...rest} />}
        </li>
      ))}
    </ul>
  )
}
