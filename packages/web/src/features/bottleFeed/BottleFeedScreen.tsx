import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CareBoard } from '../care/index.ts'
import { bottleFeedCareKind } from './bottleFeed.careKind.ts'

export function BottleFeedScreen() {
  return <CareBoard kind={bottleFeedCareKind} search={useSearch('bottleFeed')} place={to.bottleFeed} />
}
