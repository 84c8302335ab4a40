// Changes to a template that is being edited. Pure.
import type { Item, ItemType, Section } from '@daybook/contract/checklist/checklist.rules.ts'
import { moved } from '../../kit/moved.ts'

/** Where an item stands. */
export interface PlaceOfItem {
  section: number
  item: number
}

export const newItem = (id: string, type: ItemType = 'yesNo'): Item => ({
  id,
  type,
  text: '',
  required: true,
  unit: null,
  min: null,
  max: null,
  options: [],
})

/** An item as another type: a new id, because an answer to the old question is no answer to the new one. */
export function asType(item: Item, type: ItemType, id: string): Item {
  return { ...newItem(id, type), text: item.text, required: item.required }
}

/** Moves an item, at the end of a section into the next one. */
export function withItemMoved(
  sections: readonly Section[],
  { section, item }: PlaceOfItem,
  by: -1 | 1,
): Section[] {
  const own = sections[section]
  const one = own?.items[item]
  if (!own || !one) return [...sections]
  const isInside = item + by >= 0 && item + by < own.items.length
  if (isInside) return sections.with(section, { ...own, items: moved(own.items, item, by) })
  const other = sections[section + by]
  if (!other) return [...sections]
  const without = sections.with(section, { ...own, items: own.items.toSpliced(item, 1) })
  const items = by === 1 ? [one, ...other.items] : [...other.items, one]
  return without.with(section + by, { ...other, items })
}

export function withItem(
  sections: readonly Section[],
  { section, item }: PlaceOfItem,
  next: Item | undefined,
) {
  const own = sections[section]
  if (!own) return [...sections]
  const items = next ? own.items.toSpliced(item, 1, next) : own.items.toSpliced(item, 1)
  return sections.with(section, { ...own, items })
}

/** Whether an item can be saved. */
export function lackOf({ type, text, options, min, max }: Item): 'text' | 'options' | 'limits' | undefined {
  if (text.trim() === '') return 'text'
  if (type === 'choice' && (options.length < 2 || options.some((one) => one.text.trim() === '')))
    return 'options'
  return min !== null && max !== null && min > max ? 'limits' : undefined
}
