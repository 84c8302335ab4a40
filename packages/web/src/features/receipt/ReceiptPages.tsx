// The screens of a kind of publication, for its table of screens (platform/screens/receipt.screens.ts).
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReceiptAnswer } from './ReceiptAnswer.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'
import { ReceiptList } from './ReceiptList.tsx'
import { ReceiptPage, type ReceiptPageProps } from './ReceiptPage.tsx'
import { ReceiptPeople } from './ReceiptPeople.tsx'
import type { ReceiptKind } from './receipt.view.ts'

/** @param own further content of the kind, and the page of its answer form */
export const receiptPages = (kind: ReceiptKind, own: Pick<ReceiptPageProps, 'More' | 'answer'> = {}) => ({
  list: () => {
    const place = to[`${kind.name}List`]
    return <ReceiptList kind={kind} filter={useSearch(`${kind.name}List`)} place={place} />
  },
  page: () => {
    const { id } = useSearch(kind.name)
    return <ReceiptPage key={id} kind={kind} id={id} people={to[`${kind.name}People`]} {...own} />
  },
  form: () => <ReceiptForm kind={kind} {...useSearch(`${kind.name}Form`)} />,
  people: () => {
    const search = useSearch(`${kind.name}People`)
    return <ReceiptPeople kind={kind} {...search} place={to[`${kind.name}People`]} />
  },
})

/** @param More further content above the answer */
export const receiptAnswerPage =
  (kind: ReceiptKind, useId: () => string | undefined, More?: ReceiptPageProps['More']) => () => (
    <ReceiptAnswer kind={kind} id={useId()} More={More} />
  )
