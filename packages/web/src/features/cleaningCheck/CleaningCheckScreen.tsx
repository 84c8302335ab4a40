import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckScreen } from '../checklist/index.ts'
import { cleaningCheckChecklistKind } from './cleaningCheck.checklistKind.ts'

export function CleaningCheckScreen() {
  return <CheckScreen kind={cleaningCheckChecklistKind} taskId={useSearch('cleaningCheck').taskId} />
}
