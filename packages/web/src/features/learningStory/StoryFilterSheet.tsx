import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { child, date, fields, person } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'

const filterFields = fields({ childId: child(), authorId: person(), from: date(), until: date() })

interface Filter {
  childId?: string
  authorId?: string
  from?: string
  until?: string
}

interface StoryFilterSheetProps {
  open: boolean
  filter: Filter
  onClose: () => void
  onChange: (changed: Filter) => void
}

/** By child, author and days. */
export function StoryFilterSheet({ open, filter, onClose, onChange }: StoryFilterSheetProps) {
  const t = useT()
  const record = useRecord({ pack: 'learningStory', fields: filterFields, stored: filter as Values })
  const values = record.context.form.values as { [K in keyof Filter]: string | null }
  const show = (changed: Filter) => {
    onChange(changed)
    onClose()
  }
  const { childId, authorId, from, until } = values
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('learningStory.filter')}
      actions={
        <>
          <Button variant="default" onClick={() => show({ childId: '', authorId: '', from: '', until: '' })}>
            {t('learningStory.showAll')}
          </Button>
          <Button
            onClick={() =>
              show({ childId: childId ?? '', authorId: authorId ?? '', from: from ?? '', until: until ?? '' })
            }
          >
            {t('learningStory.show')}
          </Button>
        </>
      }
    >
      <RecordFormProvider value={record.context}>
        <FieldInputs fields={filterFields} />
      </RecordFormProvider>
    </Sheet>
  )
}
