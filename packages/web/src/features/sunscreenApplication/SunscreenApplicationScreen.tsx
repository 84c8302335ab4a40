import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CareBoard } from '../care/index.ts'
import { sunscreenApplicationCareKind } from './sunscreenApplication.careKind.ts'

export function SunscreenApplicationScreen() {
  return (
    <CareBoard
      kind={sunscreenApplicationCareKind}
      search={useSearch('sunscreenApplication')}
      place={to.sunscreenApplication}
    />
  )
}
