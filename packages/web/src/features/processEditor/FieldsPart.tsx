import { isRequired } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { EditRow } from '../../kit/EditRow.tsx'
import { moved } from '../../kit/moved.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldSheet } from './FieldSheet.tsx'
import styles from './ProcessEditor.module.css'
import { type DraftField, freeName, type ProcessDraft, withField } from './process.draft.ts'

export interface PartProps {
  draft: ProcessDraft
  /** Path in the definition → what is wrong, in words. */
  errors: Readonly<Record<string, string | undefined>>
  onChange: (draft: ProcessDraft) => void
}

/** The fields of the form, in their order. */
export function FieldsPart({ draft, errors, onChange }: PartProps) {
  const t = useT()
  const [opened, setOpened] = useState<DraftField>()
  const [isOpen, setIsOpen] = useState(false)
  // Each opening starts a form of its own.
  const [opening, setOpening] = useState(0)
  const { fields } = draft

  function open(field: DraftField) {
    setOpened(field)
    setOpening(opening + 1)
    setIsOpen(true)
  }

  return (
    <Section title={t('processEditor.form')}>
      <ul className={styles.items}>
        {fields.map((field, place) => {
          const { label, prop, type } = field.column
          const path = `form.${prop}`
          const error = errors[path] ?? Object.entries(errors).find(([at]) => at.startsWith(`${path}.`))?.[1]
          return (
            <li key={prop}>
              <EditRow
                name={label}
                isFirst={place === 0}
                isLast={place === fields.length - 1}
                onMove={(by) => onChange({ ...draft, fields: moved(fields, place, by) })}
                onRemove={() => onChange({ ...draft, fields: fields.toSpliced(place, 1) })}
              >
                <button type="button" className={styles.item} onClick={() => open(field)}>
                  <span>{label}</span>
                  <span className={styles.dim}>
                    {t(`processEditor.field.type.${type}`)}
                    {isRequired(field.column) && ` · ${t('processEditor.field.isRequired')}`}
                    {field.section && ` · ${field.section}`}
                  </span>
                  {error && <span className={styles.error}>{error}</span>}
                </button>
              </EditRow>
            </li>
          )
        })}
      </ul>
      {fields.length === 0 && <p className={styles.dim}>{t('processEditor.noFields')}</p>}
      {errors.form && <p className={styles.error}>{t('processEditor.needsField')}</p>}
      <Button
        variant="light"
        leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
        onClick={() => {
          const prop = freeName(
            'field',
            fields.map(({ column }) => column.prop),
          )
          open({ column: { prop, label: '', type: 'input' }, section: fields.at(-1)?.section ?? '' })
        }}
      >
        {t('processEditor.addField')}
      </Button>
      {opened && (
        <FieldSheet
          key={opening}
          field={opened}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onDone={(field) => {
            onChange(withField(draft, field))
            setIsOpen(false)
          }}
        />
      )}
    </Section>
  )
}
