import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { child, date, fields, person } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import type { ListFilter } from './report.view.ts'

const ownFilterFields = fields({ childId: child(), from: date(), until: date() })
/** Managers can also filter by author. */
const allFilterFields = fields({ ...ownFilterFields, authorId: person() })

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
  const offered = isOwn ? ownFilterFields : allFilterFields
  const only = Object.keys(offered).filter((name) => isAboutChild || name !== 'childId')
  const form = useFieldsForm({ pack: 'report', fields: offered, stored: filter as Values, draft: null })
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
