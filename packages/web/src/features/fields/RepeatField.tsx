import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { initialValues } from './fields.form.ts'
import { useRecordForm } from './form.context.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

/** A list whose rows have fields of their own; rows are added and removed. */
export function RepeatField({ field, path, label, value, error, parts }: WidgetProps<'repeat', unknown[]>) {
  const t = useT()
  const { form, author } = useRecordForm()
  return (
    <FieldGroup label={label} error={error}>
      <div className={styles.stack}>
        {value.map((_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id, and its inputs are controlled
          <div key={place} className={styles.row}>
            <div className={styles.rowHead}>
              {t('fields.row', { number: place + 1 })}
              <Button
                variant="subtle"
                leftSection={<IconTrash size="1.25rem" aria-hidden="true" />}
                aria-label={t('fields.removeRow', { what: label, number: place + 1 })}
                onClick={() => form.removeListItem(path, place)}
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
            onClick={() => form.insertListItem(path, initialValues(field.fields, author))}
          >
            {t('fields.add', { what: label })}
          </Button>
        )}
      </div>
    </FieldGroup>
  )
}
