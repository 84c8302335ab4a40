// The board of a kind of care, for its row in the table of screens.
import type { CareKindName } from '@daybook/contract/kernel/kinds.generated.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import type { ScreenName } from '../../platform/screens/screens.ts'
import { CareBoard } from './CareBoard.tsx'
import type { CareKind } from './care.view.ts'

export const boardPages = (kind: CareKind, name: Extract<CareKindName, ScreenName>) => ({
  board: () => <CareBoard kind={kind} search={useSearch(name)} place={to[name]} />,
})
