import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckScreen } from '../checklist/index.ts'
import { openingCheckChecklistKind } from './openingCheck.checklistKind.ts'

export function OpeningCheckScreen() {
  return <CheckScreen kind={openingCheckChecklistKind} taskId={useSearch('openingCheck').taskId} />
}
