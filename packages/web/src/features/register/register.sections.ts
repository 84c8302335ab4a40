import type { BareKey } from '../../platform/i18n/keys.ts'
import type { RegisterKind } from './register.view.ts'

interface Part {
  title?: BareKey
  fields: readonly string[]
}

/** The sections of the form and the page; all fields in one when the kind has none. */
export const sectionsOf = ({ sections, register: { fields } }: RegisterKind): readonly Part[] =>
  sections ?? [{ fields: Object.keys(fields) }]
