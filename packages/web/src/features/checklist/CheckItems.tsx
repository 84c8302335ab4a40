import type { Answer } from '@daybook/contract/checklist/checklist.kind.ts'
import type { AnswerValue, Section as Part } from '@daybook/contract/checklist/checklist.rules.ts'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import type { CheckSource } from './checklist.hazard.ts'
import { ItemField } from './ItemField.tsx'
import type { Said } from './useCheck.ts'
import { WrongSheet, type WrongValue } from './WrongSheet.tsx'

interface CheckItemsProps {
  sections: readonly Part[]
  answers: readonly Answer[]
  check: CheckSource
  onAnswer: (itemId: string, value: AnswerValue, said?: Said) => void
}

const placeOfItem = (itemId: string) => `item-${itemId}`

/** Brings an item into view, ready to be answered. */
export const showItem = (itemId: string) =>
  document.getElementById(placeOfItem(itemId))?.querySelector<HTMLElement>('input, textarea')?.focus()

/** The items of a checklist with their answers. One that is not right is asked about before it is sent. */
export function CheckItems({ sections, answers, check, onAnswer }: CheckItemsProps) {
  const [wrong, setWrong] = useState<WrongValue>()
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  return (
    <>
      {sections.map(({ id, title, items }) => (
        <Section key={id} title={title}>
          <ul className="list" style={{ gap: '1.25rem' }}>
            {items.map((item) => (
              <li key={item.id} id={placeOfItem(item.id)}>
                <ItemField
                  item={item}
                  check={check}
                  answer={answers.find(({ itemId }) => itemId === item.id)}
                  onAnswer={(value) => onAnswer(item.id, value)}
                  onWrong={(value) => {
                    setWrong({ item, value })
                    setIsSheetOpen(true)
                  }}
                />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <WrongSheet
        wrong={wrong}
        check={check}
        open={isSheetOpen}
        onClose={() => setIsSheetOpen(false)}
        onSave={({ item, value }, said) => onAnswer(item.id, value, said)}
      />
    </>
  )
}
