import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { allFilterFields, ownFilterFields } from './report.filter.ts'
import type { ListFilter } from './report.view.ts'

interface FilterSheetProps {
  open: boolean
  isOwn: boolean
  isAboutChild: boolean
  filter: ListFilter
  onClose: () => void
  onChange: (changed: ListFilter) => void
}

/** Further filters of a list: child, person and dates. */
export function FilterSheet({ open, ...rest }: FilterSheetProps) {
  // The key resets the form to the list's filter each time the sheet opens.
  return <Filters key={open ? 'open' : 'closed'} open={open} {...rest} />
}

function Filters({ open, isOwn, isAboutChild, filter, onClose, onChange }: FilterSheetProps) {
  const t = useT()
  const fields = isOwn ? ownFilterFields : allFilterFields
  const only = Object.keys(fields).filter((name) => isAboutChild || name !== 'childId')
  const form = useFieldsForm({ pack: 'report', fields, stored: filter as Values, draft: null })
  const show = (changed: ListFilter) => {
    onChange(changed)
    onClose()
  }
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('report.filter')}
      submit={t('report.show')}
      onSend={async (values) => {
        const { childId, authorId, from, until } = values as ListFilter
        show({ childId: childId ?? '', authorId: authorId ?? '', from: from ?? '', until: until ?? '' })
      }}
      secondary={
        <Button variant="default" onClick={() => show({ childId: '', authorId: '', from: '', until: '' })}>
          {t('report.clearFilter')}
        </Button>
      }
    >
      <FieldInputs only={only} />
    </FieldsSheet>
  )
}
