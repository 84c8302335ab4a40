import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import type { ReceiptAwaiting } from '@daybook/contract/receipt/receipt.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { to } from '../../platform/screens/places.ts'
import { titleWords } from '../../platform/time/title.words.ts'

export const receiptAwaiting: AwaitingKinds<ReceiptAwaiting> = {
  receipts: {
    words: (t, count) => t('receipt.awaiting', { count }),
    to: () => to.toAnswer(),
    row: ({ t, sayTime, sayDay, dayOf, sayWords }, { kind, title, publishedAt, startsAt }) => ({
      title: [sayWords(`${kind}.due`), titleWords(title, sayDay)].filter(Boolean).join(': '),
      detail:
        startsAt === null
          ? t('receipt.awaitingSince', { time: sayTime(publishedAt) })
          : t('receipt.awaitingStart', {
              time: receiptKindNamed(kind)?.isPeriod ? sayDay(dayOf(startsAt)) : sayTime(startsAt),
            }),
      subject: receiptKindNamed(kind)?.subject ?? 'checks',
    }),
  },
  declined: {
    words: (t, count) => t('receipt.awaitingDeclined', { count }),
    to: () => to.todo(),
    row: ({ t, sayDay, sayWords }, { kind, title, people }) => ({
      title: [sayWords(`${kind}.due`), titleWords(title, sayDay)].filter(Boolean).join(': '),
      detail: t('receipt.declinedBy', { count: people }),
      subject: receiptKindNamed(kind)?.subject ?? 'checks',
    }),
  },
}
