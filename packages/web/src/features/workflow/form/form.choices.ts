// Choices of a form as the inputs take them. Their values may be numbers, so inputs know them by their place. Pure.
import {
  type ChoiceValue,
  type FormChoice,
  type FormColumn,
  isRequired,
} from '@daybook/contract/workflow/workflow.columns.rules.ts'

interface FlatChoice extends FormChoice {
  depth: number
}

/** All choices of a tree, each after the one above it. */
export const flatChoices = (choices: readonly FormChoice[], depth = 0): FlatChoice[] =>
  choices.flatMap((choice) => [{ ...choice, depth }, ...flatChoices(choice.children ?? [], depth + 1)])

/** The title of a group of inputs, which no input marks as required. */
export const groupLabel = (column: FormColumn): string =>
  isRequired(column) ? `${column.label} *` : column.label

export const choiceLabel = ({ label, desc }: FormChoice): string => (desc ? `${label} (${desc})` : label)

/** Options of a list, those of a tree indented. */
export const optionsOf = (choices: readonly FlatChoice[]) =>
  choices.map((choice, place) => ({
    value: String(place),
    label: '\u2003'.repeat(choice.depth) + choiceLabel(choice),
    disabled: choice.disabled,
  }))

export const placeOf = (choices: readonly FormChoice[], value: unknown): string | null => {
  const place = choices.findIndex((choice) => choice.value === value)
  return place < 0 ? null : String(place)
}

export const valueAtPlace = (choices: readonly FormChoice[], place: string | null): ChoiceValue | null =>
  choices[place === null ? -1 : Number(place)]?.value ?? null

/** The choices on the way to a leaf, as far as they are known. */
export function pathOf(choices: readonly FormChoice[], [first, ...rest]: readonly unknown[]): FormChoice[] {
  const chosen = choices.find(({ value }) => value === first)
  return chosen ? [chosen, ...pathOf(chosen.children ?? [], rest)] : []
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
