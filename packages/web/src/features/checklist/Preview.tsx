import type { Answer } from '@daybook/contract/checklist/checklist.kind.ts'
import {
  type AnswerValue,
  type Item,
  isRight,
  type Section as Part,
} from '@daybook/contract/checklist/checklist.rules.ts'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { ItemField } from './ItemField.tsx'

/** The checklist as it will be filled. What is answered here is sent nowhere. */
export function Preview({ sections }: { sections: readonly Part[] }) {
  const [values, setValues] = useState<Record<string, AnswerValue>>({})
  return sections.map(({ id, title, items }) => (
    <Section key={id} title={title}>
      <ul className="list" style={{ gap: '1.25rem' }}>
        {items.map((item) => {
          const give = (value: AnswerValue) => setValues((known) => ({ ...known, [item.id]: value }))
          return (
            <li key={item.id}>
              <ItemField
                item={item}
                answer={shown(item, values[item.id] ?? null)}
                onAnswer={give}
                onWrong={give}
              />
            </li>
          )
        })}
      </ul>
    </Section>
  ))
}

function shown(item: Item, value: AnswerValue): Answer | undefined {
  if (value === null) return undefined
  const at = new Date(0).toISOString()
  const by = { id: '', name: '' }
  return {
    itemId: item.id,
    value,
    isRight: isRight(item, value),
    reason: null,
    action: null,
    photos: [],
    at,
    recordedAt: at,
    by,
  }
}
