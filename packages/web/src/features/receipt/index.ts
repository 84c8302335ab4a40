export { receiptAnswerPage, receiptPages } from './ReceiptPages.tsx'
export { act } from './receipt.act.ts'
export { publicationQuery } from './receipt.data.ts'
export { receiptKind } from './receipt.view.ts'
