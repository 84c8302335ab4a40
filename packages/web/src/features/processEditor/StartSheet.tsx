import type { FormRights } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button } from '@mantine/core'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { DraftField } from './process.draft.ts'
import { RightsPart } from './RightsPart.tsx'

interface StartSheetProps {
  open: boolean
  onClose: () => void
  fields: readonly DraftField[]
  rights: FormRights
  onChange: (rights: FormRights) => void
}

/** What whoever starts the process may fill in. */
export function StartSheet({ open, onClose, ...part }: StartSheetProps) {
  const t = useT()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('processEditor.start')}
      actions={<Button onClick={onClose}>{t('processEditor.done')}</Button>}
    >
      <RightsPart {...part} />
    </Sheet>
  )
}
