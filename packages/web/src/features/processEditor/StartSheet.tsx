import type { FormColumn, FormRights } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { rightNames, rightsField, rightsOf, rightsValues } from './step.fields.ts'

interface StartSheetProps {
  open: boolean
  onClose: () => void
  columns: readonly FormColumn[]
  rights: FormRights
  onChange: (rights: FormRights) => void
}

/** What whoever starts the process may fill in. */
export function StartSheet({ open, onClose, columns, rights, onChange }: StartSheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'processEditor.step',
    fields: { rights: rightsField(columns) },
    stored: { rights: rightsValues(rights, columns) },
    ...useRightWords(columns),
    draft: null,
  })
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('processEditor.start')}
      submit={t('processEditor.done')}
      onSend={async (values) => {
        onChange(rightsOf(values.rights ?? {}))
        onClose()
      }}
    >
      {columns.length === 0 ? <p>{t('processEditor.noFields')}</p> : undefined}
    </FieldsSheet>
  )
}

/** A field of the process is called as in the process. */
export function useRightWords(columns: readonly FormColumn[]) {
  const t = useT()
  const options = rightNames.map((value) => ({ value, label: t(`processEditor.right.${value}`) }))
  return {
    labels: Object.fromEntries(columns.map(({ prop, label }) => [`rights.${prop}`, label])),
    options: Object.fromEntries(columns.map(({ prop }) => [`rights.${prop}`, options])),
  }
}
