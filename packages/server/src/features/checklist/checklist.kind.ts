import type { ChecklistKindName } from '@daybook/contract/app/checklist.kinds.ts'
import type { StoredSection } from './checklist.template.ts'

/** A kind of check: its name and the template that comes with the product. */
export interface ChecklistKind {
  name: ChecklistKindName
  template: readonly StoredSection[]
}

/** The kinds of a feature by their names. A feature exports them as `<feature>Checklists`. */
export type Checklists = { readonly [Name in ChecklistKindName]?: ChecklistKind }
