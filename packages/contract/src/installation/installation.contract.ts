// How this installation is, part by part, for its operator: what works, what needs attention, and a text for support. The
// hard rule: nothing in it names a person, a child or a centre.
import { z } from 'zod'
import { feature, get } from '../kernel/feature.ts'
import { InstantOut } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

export const checkedParts = [
  'version',
  'database',
  'disk',
  'files',
  'backup',
  'live',
  'jobs',
  'mail',
  'sms',
  'clock',
  'certificate',
] as const

/** `off`: not set up, or not Daybook's to look after. */
export const checkStates = ['good', 'warning', 'bad', 'off'] as const
export type CheckState = (typeof checkStates)[number]

/** What a part has to say, in this unit: instants in ISO 8601, sizes in bytes, times in seconds. */
export const factNames = [
  'version',
  'node',
  'since',
  'migration',
  'size',
  'free',
  'of',
  'waiting',
  'failing',
  'oldest',
  'late',
  'until',
  'at',
  'offBy',
] as const

/** Why a part is not good, or what it is. */
export const remarks = [
  'embedded',
  'ownDatabase',
  'pooler',
  'folder',
  'bucket',
  'unreachable',
  'unheard',
  'notSetUp',
  'mailbox',
  'madeElsewhere',
  'byProvider',
  'nobodys',
  'noneYet',
  'failed',
  'demoClock',
  'noHttps',
  'held',
] as const

const Check = z.object({
  part: z.enum(checkedParts),
  state: z.enum(checkStates),
  remark: z.enum(remarks).nullable(),
  facts: z.array(z.object({ name: z.enum(factNames), value: z.union([z.string(), z.number()]) })),
})
export type Check = z.infer<typeof Check>

export const installation = feature('installation', {
  getInstallation: get('/api/blade-system/installation/detail', {
    description: 'Says how each part of this installation is, for its operator.',
    returns: z.object({ at: InstantOut, checks: z.array(Check) }),
  }),
})

export const installationMessages = messageKinds('installation', {
  broken: z.object({ part: z.enum(checkedParts) }),
})
