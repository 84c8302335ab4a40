import type { Awaiting } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'

export const receiptAwaiting: Record<string, Awaiting> = {
  receipts: {
    words: (t, count) => t('receipt.awaiting', { count }),
    to: () => to.toAnswer(),
  },
}
