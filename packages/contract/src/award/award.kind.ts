// Honours: awards and years of service. A manager gives one to a person or several, and each confirms it once. The
// specification has the screens and no calls, so all of these are ours, under the family's pattern.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { choice, date, fields, files, longText, number, text } from '../kernel/fields.ts'
import { PdfLink } from '../kernel/pdf.ts'
import { DayOut, Id } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { receiptOperations } from '../receipt/receipt.kind.ts'
import type { ReceiptFile } from '../receipt/receipt.rules.ts'

/** What a person is honoured for: an award, or so many years at the centre. */
export const awardFields = fields({
  title: text(140, { required: true }),
  for: choice(['award', 'service'], { required: true }),
  years: number({ min: 1, max: 60, step: 1 }, { required: true, when: { for: 'service' } }),
  reason: longText(1000, { required: true }),
  givenOn: date({ required: true, notAfterToday: true }),
  picture: files({ most: 1, accept: 'picture' }),
})

export const awardReceipt = {
  fields: awardFields,
  page: '/pages/home/task/honor-detail',
  form: '/pages/home/task/honor-form',
  subject: 'award',
  sections: { title: ['title', 'for', 'years', 'reason', 'givenOn', 'picture'] },
  screens: {
    list: { path: '/pages/home/history/honor-list', menu: { group: 'team', icon: 'award', order: 7 } },
    people: { path: '/pages/home/task/honor-people' },
    answer: { path: '/pages/home/task/honor-confirm' },
  },
  answers: ['confirmed'],
  firstAudience: 'people',
  title: ({ title }) => title,
} as const satisfies ReceiptFile<typeof awardFields>

const at = receiptOperations('/api/blade-garden/honor', awardFields)
const own = { own: true as const }

export const award = feature('award', {
  list: { ...at.list('list'), ...own },
  listMine: { ...at.list('mine'), ...own },
  get: { ...at.get('detail'), ...own },
  confirm: { ...at.confirm('confirm/{id}'), ...own },
  markRead: { ...at.markRead('readed/{id}'), ...own },
  publish: at.publish('submit'),
  withdraw: at.withdraw('withdraw/{id}'),
  remind: at.remind('remind/{id}'),
  listReceipts: at.listReceipts('receipts'),
  getPdf: get('/api/blade-garden/honor/pdf', {
    description:
      "Returns the address at which the reader's own certificate can be printed. A manager gets an address for each recipient.",
    query: z.object({ id: Id }),
    returns: PdfLink,
    errors: ['PUBLICATION_WITHDRAWN'],
    own: true,
  }),
  listOfPerson: get('/api/blade-garden/honor/of-person', {
    description: 'Lists every award that a person has received, newest first.',
    query: z.object({ userId: Id }),
    returns: z.array(z.object({ id: Id, title: z.string(), givenOn: DayOut, isConfirmed: z.boolean() })),
    own: true,
  }),
})

/** To managers, once for each person and milestone. */
export const awardMessages = messageKinds('award', {
  milestone: z.object({ personName: z.string(), years: z.number() }),
})

/** Years of service that a manager may honour. */
export type AwardAwaiting = { milestones: { personName: string; years: number } }
