// The screens of a kind of publication, for its table of screens (platform/screens/receipt.screens.ts).
import type { ComponentType, ReactNode } from 'react'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReceiptAnswer } from './ReceiptAnswer.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
import { ReceiptList } from './ReceiptList.tsx'
import { ReceiptPage, type ReceiptPageProps } from './ReceiptPage.tsx'
import { ReceiptPeople } from './ReceiptPeople.tsx'
import type { ReceiptKind } from './receipt.view.ts'

/** Further content of a kind. */
interface ReceiptExtras extends Pick<ReceiptPageProps, 'More'> {
  /** Wraps its page and its answer form. */
  Around?: ComponentType<{ id: string | undefined; children: ReactNode }>
  /** Further content above the answer. */
  Answered?: ReceiptPageProps['More']
}

/** @param own further content of the kind, and the page of its answer form */
export const receiptPages = (
  kind: ReceiptKind,
  { Around = Plain, More, answer }: ReceiptExtras & Pick<ReceiptPageProps, 'answer'> = {},
) => ({
  list: () => {
    const place = to[`${kind.name}List`]
    return <ReceiptList kind={kind} filter={useSearch(`${kind.name}List`)} place={place} />
  },
  page: () => {
    const { id } = useSearch(kind.name)
    const people = to[`${kind.name}People`]
    return (
      <Around id={id}>
        <ReceiptPage key={id} kind={kind} id={id} people={people} More={More} answer={answer} />
      </Around>
    )
  },
  form: () => <ReceiptForm kind={kind} {...useSearch(`${kind.name}Form`)} />,
  people: () => {
    const search = useSearch(`${kind.name}People`)
    return <ReceiptPeople kind={kind} {...search} place={to[`${kind.name}People`]} />
  },
})

export const receiptAnswerPage =
  (kind: ReceiptKind, useId: () => string | undefined, { Around = Plain, Answered }: ReceiptExtras = {}) =>
  () => {
    const id = useId()
    return (
      <Around id={id}>
        <ReceiptAnswer kind={kind} id={id} More={Answered} />
      </Around>
    )
  }

const Plain = ({ children }: { children: ReactNode }) => children
