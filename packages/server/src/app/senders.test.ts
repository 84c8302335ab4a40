import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { systemClock } from '../platform/clock.ts'
import { sendersOf } from './senders.ts'

const vapid = {
  publicKey: 'BIHTW33vkc3BFely4DpvwgFUShFAru0usiMos7bmrxDOtVGZ6pQEbBHuQzoZOP_OS1mObL36fjGXNgnt2FJRd-c',
  privateKey: 'snexRkNv1X0fqfmQII1CowdX_60Gj7jdnBeghPcF8Pw',
}
const config = {
  smtp: { url: 'smtp://127.0.0.1:9', from: 'daybook@example.org' },
  sms: { url: 'http://127.0.0.1:9', secret: 'a secret of tests' },
  cell: { numbers: { first: 1, last: 2 }, others: ['http://127.0.0.1:9'], secret: 'x'.repeat(32) },
}
function senders(holdsMessages: boolean) {
  const log = { warn: vi.fn(), info: vi.fn() }
  return {
    log,
    ...sendersOf({ config, vapid, testService: undefined, clock: systemClock, log, holdsMessages }),
  }
}

it('sends nothing from a copy, and says so in the log', async () => {
  const { sendMail, sendSms, push, cell, log } = senders(true)
  expect([sendMail, sendSms]).toEqual([undefined, undefined])
  expect(cell).toEqual({ ...config.cell, others: [] })
  expect(push.publicKey).toBe(vapid.publicKey)
  // A subscription that had ended would be removed, and the original’s place may still be taken.
  const subscription = { endpoint: 'https://push.example.org/1', publicKey: '', authSecret: '' }
  expect(await push.send(subscription, { payload: {}, isUrgent: true, keepFor: 60 })).toBe('refused')
  expect(log.warn).toHaveBeenCalledWith({ messages: 'held' }, expect.stringContaining('HOLD_MESSAGES=false'))
})

it('sends from every other installation', () => {
  const { sendMail, sendSms, cell, log } = senders(false)
  expect([sendMail, sendSms]).toEqual([expect.any(Function), expect.any(Function)])
  expect(cell).toBe(config.cell)
  expect(log.warn).not.toHaveBeenCalled()
})

it('is the only place that makes senders', () => {
  const root = join(import.meta.dirname, '../../../..')
  const files = ['packages/server/src', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('node_modules'))
      .map((path) => join(folder, path)),
  )
  const makers = /\b(smtpSender|smsSender|pushSender)\(/
  const found = files.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return makers.test(text.replaceAll(/function \w+Sender\(/g, ''))
  })
  expect(found).toEqual(['packages/server/src/app/senders.ts'])
})
