import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CareBoard } from '../care/index.ts'
import { bottleFeedKind } from './bottleFeed.kind.ts'

export function BottleFeedScreen() {
  return <CareBoard kind={bottleFeedKind} search={useSearch('bottleFeed')} place={to.bottleFeed} />
}
