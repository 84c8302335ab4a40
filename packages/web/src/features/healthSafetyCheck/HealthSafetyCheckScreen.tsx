import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckScreen } from '../checklist/index.ts'
import { healthSafetyCheckChecklistKind } from './healthSafetyCheck.checklistKind.ts'

export function HealthSafetyCheckScreen() {
  return <CheckScreen kind={healthSafetyCheckChecklistKind} taskId={useSearch('healthSafetyCheck').taskId} />
}
