// Templates as they are stored: with their texts in every language that they were written in.

import type { ChecklistKindName } from '@daybook/contract/app/checklist.kinds.ts'
import type { Item, Section } from '@daybook/contract/checklist/checklist.rules.ts'
import type { Caller } from '../../platform/context.ts'

type Language = Caller['language']
export type Words = { [L in Language]?: string }

interface StoredOption {
  id: string
  text: Words
  isRight: boolean
}
export interface StoredItem extends Omit<Item, 'text' | 'options'> {
  text: Words
  options: readonly StoredOption[]
}
export interface StoredSection {
  id: string
  title: Words
  items: readonly StoredItem[]
}

// Builders for the templates that come with the product: an id, then the words in English and Chinese.
type Both = readonly [en: string, zh: string]
type Extra = Partial<Pick<StoredItem, 'required' | 'unit' | 'min' | 'max' | 'options' | 'asksPhoto'>>

const both = ([en, zh]: Both): Words => ({ 'en-US': en, 'zh-CN': zh })
const item =
  (type: Item['type']) =>
  (id: string, en: string, zh: string, more: Extra = {}): StoredItem => ({
    id,
    type,
    text: both([en, zh]),
    required: true,
    unit: null,
    min: null,
    max: null,
    options: [],
    ...more,
  })

export const section = (id: string, en: string, zh: string, items: readonly StoredItem[]): StoredSection => ({
  id,
  title: both([en, zh]),
  items,
})
export const done = item('done')
export const yesNo = item('yesNo')
export const number = item('number')
export const choice = item('choice')
export const text = item('text')
export const option = (id: string, en: string, zh: string, isRight = true): StoredOption => ({
  id,
  text: both([en, zh]),
  isRight,
})

const wordsIn = (words: Words, language: Language): string =>
  words[language] ?? Object.values(words).find((one) => one !== undefined) ?? ''

/** The template in a reader's language, or in the one that it was written in. */
export function shownIn(language: Language, sections: readonly StoredSection[]) {
  return sections.map(({ id, title, items }) => ({
    id,
    title: wordsIn(title, language),
    items: items.map(({ text: words, options, ...rest }) => ({
      ...rest,
      text: wordsIn(words, language),
      options: options.map((one) => ({ ...one, text: wordsIn(one.text, language) })),
    })),
  }))
}

/** An edited template as it is stored. A text that was not touched keeps its other languages; a new one has only the
 *  language of whoever wrote it. */
export function storedFrom(
  edited: readonly Section[],
  before: readonly StoredSection[],
  language: Language,
): StoredSection[] {
  const known = new Map<string, Words>(
    before.flatMap((section) => [
      [section.id, section.title] as const,
      ...section.items.flatMap((item) => [
        [`item ${item.id}`, item.text] as const,
        ...item.options.map((one) => [`${item.id} ${one.id}`, one.text] as const),
      ]),
    ]),
  )
  const words = (place: string, now: string): Words => {
    const then = known.get(place)
    return then && wordsIn(then, language) === now ? then : { [language]: now }
  }
  return edited.map(({ id, title, items: own }) => ({
    id,
    title: words(id, title),
    items: own.map(({ text: now, options, ...rest }) => ({
      ...rest,
      text: words(`item ${rest.id}`, now),
      options: options.map((one) => ({ ...one, text: words(`${rest.id} ${one.id}`, one.text) })),
    })),
  }))
}

/** A kind of check: its name and the template that comes with the product. */
export interface ChecklistKind {
  name: ChecklistKindName
  template: readonly StoredSection[]
}

/** The kinds of a feature by their names. A feature exports them as `<feature>Checklists`. */
export type Checklists = { readonly [Name in ChecklistKindName]?: ChecklistKind }
