import { Button, Stack } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { initialValues } from './fields.form.ts'
import { useFormState } from './form.context.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

const newRow = ':scope > div:last-of-type [data-path] :is(input, select, textarea, button)'

/** A list whose rows have fields of their own; rows are added and removed. */
export function RepeatField(props: WidgetProps<'repeat', unknown[]>) {
  const { field, path, label, required, value, error, onChange, parts } = props
  const t = useT()
  const { author, words } = useFormState()
  const list = useRef<HTMLDivElement>(null)
  /** A new row is filled in at once; the button that removed one is gone. */
  const change = (rows: unknown[], next: string) => {
    flushSync(() => onChange(rows))
    list.current?.querySelector<HTMLElement>(next)?.focus()
  }
  return (
    <FieldGroup label={label} required={required} error={error}>
      <Stack ref={list} gap="0.75rem">
        {value.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its inputs are controlled
          <div key={place} className={styles.row}>
            <div className={styles.rowHead}>
              {t('fields.row', { number: place + 1 })}
              <Button
                variant="subtle"
                leftSection={<IconTrash size="1.25rem" aria-hidden="true" />}
                aria-label={t('fields.removeRow', { what: label, number: place + 1 })}
                onClick={() => change(value.toSpliced(place, 1), ':scope > button')}
              >
                {t('fields.remove')}
              </Button>
            </div>
            {parts(field.fields, `${path}.${place}`)}
          </div>
        ))}
        {value.length < field.most && (
          <Button
            variant="default"
            leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
            onClick={() => change([...value, initialValues(field.fields, author)], newRow)}
          >
            {words.add?.(path) ?? t('fields.add', { what: label })}
          </Button>
        )}
      </Stack>
    </FieldGroup>
  )
}
