import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CareBoard } from '../care/index.ts'
import { nappyChangeKind } from './nappyChange.kind.ts'

export function NappyChangeScreen() {
  return <CareBoard kind={nappyChangeKind} search={useSearch('nappyChange')} place={to.nappyChange} />
}
