import { receiptKindNamed } from '@daybook/contract/app/receipt.kinds.ts'
import type { ReceiptAwaiting } from '@daybook/contract/receipt/receipt.awaiting.ts'
import type { AwaitingKinds } from '../../platform/awaiting.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { titleWords } from '../../platform/time/title.words.ts'

export const receiptAwaiting: AwaitingKinds<ReceiptAwaiting> = {
  receipts: {
    row: ({ sayDay, sayWords }, { kind, title }) => ({
      title: labelled(sayWords(`${kind}.due`), titleWords(title, sayDay)),
      subject: receiptKindNamed(kind)?.subject ?? 'checks',
    }),
  },
  declined: {
    row: ({ t, sayDay, sayWords }, { kind, title, people }) => ({
      title: labelled(sayWords(`${kind}.due`), titleWords(title, sayDay)),
      detail: t('receipt.declinedBy', { count: people }),
      subject: receiptKindNamed(kind)?.subject ?? 'checks',
    }),
  },
}
