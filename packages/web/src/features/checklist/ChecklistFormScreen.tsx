import { type ChecklistKindName, checklistFile } from '@daybook/contract/app/checklist.kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { templatesQuery } from './checklist.data.ts'
import { TemplateEditor } from './TemplateEditor.tsx'

export function ChecklistFormScreen() {
  const t = useT()
  const { kind } = useSearch('checklistForm')
  const read = useQuery(templatesQuery())
  const titleOf = (name: ChecklistKindName) => t(checklistFile(name).title as BareKey)
  return (
    <Loaded read={read} skeleton="page">
      {(templates) => {
        const template = templates.find((one) => one.kind === kind)
        if (!template?.can.includes('edit')) return <Gone />
        return (
          <>
            <HeadActions title={titleOf(template.kind)} />
            <TemplateEditor key={template.kind} template={template} />
          </>
        )
      }}
    </Loaded>
  )
}
