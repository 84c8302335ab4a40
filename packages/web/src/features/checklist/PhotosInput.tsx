import { mostPhotos } from '@daybook/contract/checklist/checklist.rules.ts'
import { fields, files } from '@daybook/contract/kernel/fields.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'

const table = fields({ photos: files({ most: mostPhotos, accept: 'picture' }) })

/** Photos of what is not right. */
export function PhotosInput({ onChange }: { onChange: (ids: readonly string[]) => void }) {
  const record = useRecord({
    pack: 'checklist',
    fields: table,
    onChange: ({ photos }) => onChange(Array.isArray(photos) ? photos : []),
  })
  return (
    <RecordFormProvider value={record.context}>
      <FieldInputs fields={table} />
    </RecordFormProvider>
  )
}
