// The screen of a kind of check, for its row in the table of screens.
import type { ComponentType } from 'react'
import { useSearch } from '../../platform/screens/screen.context.ts'
import type { ScreenName } from '../../platform/screens/screens.ts'
import { CheckScreen } from './CheckScreen.tsx'
import type { ChecklistKind } from './checklist.view.ts'

/** Kinds with a screen of their own; drills share theirs. */
type Named = ChecklistKind & { name: Extract<ChecklistKind['name'], ScreenName> }

/** @param Lead what helps to answer it, above the items until it is finished */
export const checkPages = (kind: Named, { Lead }: { Lead?: ComponentType } = {}) => ({
  screen: () => <CheckScreen kind={kind} taskId={useSearch(kind.name).taskId} lead={Lead && <Lead />} />,
})
