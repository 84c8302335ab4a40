// Certificates of staff: first aid, practising certificate, safety check. A teacher submits their own, a manager checks
// each once. The hard rule: only a certificate that was checked counts, until the day it expires or a later one of its
// kind replaces it. The specification confirms through its message service; refusing and cancelling are ours.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { Day, Id } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'
import { reportOperations } from '../report/report.kind.ts'
import { credentialFields } from './credential.fields.ts'

export const DueCredential = z.object({
  id: Id,
  staffId: Id,
  staffName: z.string(),
  title: z.string(),
  /** The last day on which it is valid. */
  expiresOn: Day,
  /** Negative after expiry. */
  daysLeft: z.number().int(),
})

const base = '/api/blade-garden/teacher-cert'
const at = reportOperations(base, credentialFields)
const own = { own: true as const }

export const credential = feature('credential', {
  submit: at.submit('submit'),
  confirm: reportOperations('/api/blade-message/teacher-cert', credentialFields).decide('confirm'),
  refuse: { ...at.decideWithComment('refuse/{id}'), ...own },
  cancel: { ...at.cancel('cancel/{id}'), ...own },
  correct: at.remark('correct/{id}'),
  get: at.get('detail'),
  /** A teacher's own, for a manager everybody's. */
  list: at.list('list'),
  listDueCredentials: get(`${base}/tip-count`, {
    description:
      'Lists certificates that have expired or expire within 60 days, the most urgent first. A certificate that was renewed since is left out.',
    returns: z.object({ count: z.number().int(), items: z.array(DueCredential) }),
    offline: 'cache',
  }),
})

const expiring = z.object({ title: z.string(), staffName: z.string(), expiresOn: Day })
/** To its holder and to managers, once at each stage. */
export const credentialMessages = messageKinds('credential', {
  firstReminder: expiring,
  secondReminder: expiring,
  lastReminder: expiring,
})

/** Certificates that expire soon or have expired. */
export type CredentialAwaiting = {
  expiringCredentials: {
    title: string
    staffName: string
    isOwn: boolean
    daysLeft: number
  }
}
