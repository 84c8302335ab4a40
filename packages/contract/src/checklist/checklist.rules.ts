// Rules of checklists: a template of items in sections, and the answers of a filled check. Pure, so that a device without
// a network asks and counts as the server does.

/** done: a tick; yesNo: yes is right; number: right within its limits; choice: each option says whether it is right. */
export const itemTypes = ['done', 'yesNo', 'number', 'choice', 'text'] as const
export type ItemType = (typeof itemTypes)[number]

export interface Option {
  id: string
  text: string
  isRight: boolean
}

export interface Item {
  /** The same in every version of the template, as long as it asks the same. */
  id: string
  type: ItemType
  text: string
  required: boolean
  /** Of a number. */
  unit: string | null
  min: number | null
  max: number | null
  /** Of a choice; empty otherwise. */
  options: Option[]
  /** Whether a photo is asked for when the answer is not right. */
  asksPhoto?: boolean | undefined
}

export interface Section {
  id: string
  title: string
  items: Item[]
}

/** True and false for done and yesNo, the option's id for a choice, and null for an answer that was taken back. */
export type AnswerValue = boolean | number | string | null

export interface GivenAnswer {
  itemId: string
  value: AnswerValue
  /** What is wrong. */
  reason?: string | null | undefined
  /** What was done about it. */
  action?: string | null | undefined
}

export const itemsOf = (sections: readonly Section[]): Item[] => sections.flatMap(({ items }) => items)

/** Whether the value is one that the item can have. */
export function isPossible(item: Item, value: AnswerValue): boolean {
  if (value === null) return true
  switch (item.type) {
    case 'done':
    case 'yesNo':
      return typeof value === 'boolean'
    case 'number':
      return typeof value === 'number'
    case 'choice':
      return item.options.some(({ id }) => id === value)
    case 'text':
      return typeof value === 'string' && value.trim() !== ''
  }
}

/** Whether an answer is as it should be. Text always is, and so is no answer. */
export function isRight({ type, min, max, options }: Item, value: AnswerValue): boolean {
  if (type === 'number' && typeof value === 'number')
    return (min === null || value >= min) && (max === null || value <= max)
  if (type === 'choice') return options.find(({ id }) => id === value)?.isRight ?? true
  return value !== false
}

/** What an answer that is not right has to say: why a "no", and always what was done. */
export function missingIn(
  item: Item,
  { value, reason, action }: GivenAnswer,
): 'reason' | 'action' | undefined {
  if (isRight(item, value)) return undefined
  if (item.type === 'yesNo' && !reason) return 'reason'
  return action ? undefined : 'action'
}

/** The most photos of an answer. */
export const mostPhotos = 3

/** Whether an answer may carry photos. */
export const takesPhotos = (item: Item, value: AnswerValue): boolean =>
  item.asksPhoto === true && !isRight(item, value)

/** The required items without an answer. */
export function openItems(sections: readonly Section[], answers: readonly GivenAnswer[]): Item[] {
  const answered = new Set(answers.filter(({ value }) => value !== null).map(({ itemId }) => itemId))
  return itemsOf(sections).filter(({ id, required }) => required && !answered.has(id))
}

export interface Progress {
  done: number
  total: number
}

/** Progress in required items. A check is done when it is finished; until then one step is left. */
export function progressOf({ answered, required, isFinished }: Counts): Progress {
  const total = Math.max(1, required)
  return { done: isFinished ? total : Math.min(answered, total - 1), total }
}
interface Counts {
  answered: number
  required: number
  isFinished: boolean
}

export function countsOf(sections: readonly Section[], answers: readonly GivenAnswer[]) {
  const required = itemsOf(sections).filter((item) => item.required).length
  return { required, answered: required - openItems(sections, answers).length }
}

/** The place of what is wrong with a template, `sections.0.items.2.options`; undefined when it is sound. */
export function templateProblem(sections: readonly Section[]): string | undefined {
  if (!areUnique(sections) || !areUnique(itemsOf(sections))) return 'sections'
  for (const [at, { items }] of sections.entries())
    for (const [place, { type, min, max, options }] of items.entries()) {
      const path = `sections.${at}.items.${place}`
      if (type === 'choice' && (options.length < 2 || !areUnique(options))) return `${path}.options`
      if (min !== null && max !== null && min > max) return `${path}.max`
    }
  return undefined
}

const areUnique = (parts: readonly { id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size === parts.length
