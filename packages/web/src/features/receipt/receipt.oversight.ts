import type { ReceiptOversight } from '@daybook/contract/receipt/receipt.oversight.ts'
import type { OversightSections } from '../../platform/oversight.ts'

export const receiptOversight: OversightSections<ReceiptOversight> = {
  dueForReview: {
    order: 6,
    title: 'receipt.overseenReview',
    none: 'receipt.overseenReviewNone',
    subject: 'policy',
    row: ({ t, sayDay, sayFeature }, { kind, title, reviewOn }) => ({
      title,
      detail: t('receipt.reviewBy', { kind: sayFeature(kind) ?? '', day: sayDay(reviewOn) }),
    }),
  },
}
