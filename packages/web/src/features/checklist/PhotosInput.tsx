import { mostPhotos } from '@daybook/contract/checklist/checklist.rules.ts'
import { fields, files } from '@daybook/contract/kernel/fields.ts'
import { FieldInputs, FieldsFormProvider, useFieldsForm } from '../fields/index.ts'

const table = fields({ photos: files({ most: mostPhotos, accept: 'picture' }) })

/** Photos of what is not right. */
export function PhotosInput({ onChange }: { onChange: (ids: readonly string[]) => void }) {
  const form = useFieldsForm({
    pack: 'checklist',
    fields: table,
    draft: null,
    onChange: ({ photos }) => onChange(Array.isArray(photos) ? photos : []),
  })
  return (
    <FieldsFormProvider value={form.state}>
      <FieldInputs />
    </FieldsFormProvider>
  )
}
