import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CareBoard } from '../care/index.ts'
import { sunscreenApplicationKind } from './sunscreenApplication.kind.ts'

export function SunscreenApplicationScreen() {
  return (
    <CareBoard
      kind={sunscreenApplicationKind}
      search={useSearch('sunscreenApplication')}
      place={to.sunscreenApplication}
    />
  )
}
