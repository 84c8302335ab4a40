// Everything that leaves for people's mailboxes and phones is made here, and nowhere else: a copy of an installation has their
// addresses too, and holds back all of it until an operator says that it takes the original's place.
import type { Logger } from 'pino'
import type { Clock } from '../platform/clock.ts'
import { smtpSender } from '../platform/mail/smtp.ts'
import { type PushConfig, pushSender } from '../platform/push/push.ts'
import { smsSender } from '../platform/sms/sms.ts'
import { onlyCell } from './config.cells.ts'
import type { Config } from './config.ts'
import type { Parts } from './features.ts'

interface Sending {
  config: Pick<Config, 'smtp' | 'sms' | 'cell'>
  vapid: PushConfig['vapid']
  testService: string | undefined
  clock: Clock
  log: Pick<Logger, 'warn' | 'info'>
  holdsMessages: boolean
}

type Senders = Pick<Parts, 'sendMail' | 'sendSms' | 'push' | 'cell'>

export function sendersOf({ config, vapid, testService, clock, log, holdsMessages }: Sending): Senders {
  const { smtp, sms, cell = onlyCell } = config
  const contact = smtp ? `mailto:${smtp.from}` : 'https://daybook.invalid'
  const push = pushSender({ vapid, contact, testService })
  if (!holdsMessages)
    return { sendMail: smtp && smtpSender(smtp), sendSms: sms && smsSender(sms, clock), push, cell }
  log.warn({ messages: 'held' }, heldWords)
  return {
    // Mails go into the mailbox, where the operator reads them.
    sendMail: undefined,
    sendSms: undefined,
    push: {
      ...push,
      async send() {
        log.info({ messages: 'held', kind: 'push' })
        return 'refused'
      },
    },
    // Another cell would send a mail of its own.
    cell: { ...cell, others: [] },
  }
}

export const heldWords =
  'This is a copy: it sends no emails, text messages or push messages. To let it take the original’s place, start it once with HOLD_MESSAGES=false.'
