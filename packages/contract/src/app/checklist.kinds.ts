// Every kind of check, from the generated table of the features' declarations.
import type { ChecklistFile } from '../checklist/checklist.file.ts'
import { checklistKinds as byFeature } from './checklist.kinds.generated.ts'

type ByFeature = typeof byFeature
type Names<F> = F extends F ? keyof F : never
export type ChecklistKindName = Names<ByFeature[keyof ByFeature]> & string

const files: Readonly<Record<string, ChecklistFile>> = Object.assign({}, ...Object.values(byFeature))

export const checklistKindNames = Object.keys(files).sort(
  (a, b) => (files[a]?.order ?? 0) - (files[b]?.order ?? 0),
) as [ChecklistKindName, ...ChecklistKindName[]]

// Every name has a file: the names are the files' keys.
export const checklistFile = (name: ChecklistKindName) => files[name] as ChecklistFile
