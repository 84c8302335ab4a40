import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckScreen } from '../checklist/index.ts'
import { closingCheckChecklistKind } from './closingCheck.checklistKind.ts'
import { StillHere } from './StillHere.tsx'

export function ClosingCheckScreen() {
  const { taskId } = useSearch('closingCheck')
  return <CheckScreen kind={closingCheckChecklistKind} taskId={taskId} lead={<StillHere />} />
}
