// Nappy changes on the server, whole: a kind of care says what it is called, what its detail is and whom its
// tasks ask for. A further kind is a file like this one, and
// - contract/src/<kind>: its detail's schema and choices, `feature(<kind>, careOperations('<path segment>', Detail))`
// - migrations: a line in care_detail_is_valid and in plan_entry's kinds (the table refuses what it does not know)
// - app/features.ts: its routes, and the kind in `careRoutes([…])`; the task list of the feature today
// - web/src/features/<kind>: its fields, quick choices, words, icon and colour, and its screen.
import { NappyDetail, nappyChange } from '@daybook/contract/nappyChange/nappyChange.contract.ts'
import { awaited } from '@daybook/contract/nappyChange/nappyChange.rules.ts'
import { implement } from '../../platform/implement.ts'
import { type CareKind, careHandlers, careTasks } from '../care/index.ts'

export const nappyChangeKind: CareKind<NappyDetail> = { name: 'nappyChange', detail: NappyDetail, awaited }

export const nappyChangeRoutes = implement(nappyChange, careHandlers(nappyChangeKind))
export const nappyChangeTasks = careTasks(nappyChangeKind)
