import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckScreen } from '../checklist/index.ts'
import { closingCheckChecklistKind } from './closingCheck.checklistKind.ts'

export function ClosingCheckScreen() {
  return <CheckScreen kind={closingCheckChecklistKind} taskId={useSearch('closingCheck').taskId} />
}
