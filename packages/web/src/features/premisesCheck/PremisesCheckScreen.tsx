import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckScreen } from '../checklist/index.ts'
import { premisesCheckChecklistKind } from './premisesCheck.checklistKind.ts'

export function PremisesCheckScreen() {
  return <CheckScreen kind={premisesCheckChecklistKind} taskId={useSearch('premisesCheck').taskId} />
}
