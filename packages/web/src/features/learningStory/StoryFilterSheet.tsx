import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { child, date, fields, person } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { FieldsSheet, useFieldsForm } from '../fields/index.ts'

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
  const form = useFieldsForm({
    pack: 'learningStory',
    fields: filterFields,
    stored: filter as Values,
    draft: null,
  })
  const show = (changed: Filter) => {
    onChange(changed)
    onClose()
  }
  return (
    <FieldsSheet
      form={form}
      open={open}
      onClose={onClose}
      title={t('learningStory.filter')}
      submit={t('learningStory.show')}
      onSend={async ({ childId, authorId, from, until }) =>
        show({ childId: childId ?? '', authorId: authorId ?? '', from: from ?? '', until: until ?? '' })
      }
      secondary={
        <Button variant="default" onClick={() => show({ childId: '', authorId: '', from: '', until: '' })}>
          {t('learningStory.clearFilter')}
        </Button>
      }
    />
  )
}
