// Mails against a real SMTP server on this machine, which is down at first.
import { createServer } from 'node:net'
import { incident, incidentReport } from '@daybook/contract/incident/incident.kind.ts'
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { notification } from '@daybook/contract/notification/notification.contract.ts'
import { defaultWishes } from '@daybook/contract/notification/notification.rules.ts'
import { hurryJobs, waitingJobs } from '@daybook/testkit/queue.ts'
import { everybody } from '@daybook/testkit/receipts.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let mails: MailServer
beforeAll(async () => {
  mails = await mailServer()
  server = await testServer({ smtp: { url: mails.url, from: 'daybook@example.org' } })
})
beforeEach(async () => {
  await server.reset()
  mails.received.length = 0
  await giveAddress('mere@example.org')
})
afterAll(async () => {
  await mails.stop()
  await server.close()
})

const manager = () => server.as(server.world.centre.manager)
const giveAddress = (email: string, to: 'manager' | 'teacher' = 'manager') => {
  const { tenantId, [to]: person } = server.world.centre
  return server.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email }).where('id', '=', person.id).execute(),
  )
}
/** Not to the head, which would ask for a watch afterwards. */
const cut = { bodyParts: ['knee.left'], whatHappened: 'Cut by a sharp edge' }
const reportAccident = () =>
  server.as(server.world.centre.teacher).call(incident, 'submit', {
    id: server.world.ids(),
    detail: { ...sampleValues(incidentReport.fields, server.world), ...cut },
  })

it('waits for a mail server that is down, and each mail is sent once', async () => {
  const worker = await server.another({ ownerUrl: server.ownerUrl })
  const reports = [await reportAccident(), await reportAccident()]
  expect(reports.map(({ status }) => status)).toEqual([200, 200])
  expect((await manager().call(message, 'countUnreadMessages', {})).data).toEqual({ unread: 2 })
  const attempts = async () =>
    (await waitingJobs(server.ownerUrl)).filter(({ name }) => name === 'sendAlertMail')
  await expect
    .poll(async () => (await attempts()).map((job) => job.attempts > 0), { timeout: 10_000 })
    .toEqual([true, true])
  await mails.start()
  await hurryJobs(server.ownerUrl)
  await expect.poll(async () => (await attempts()).length, { timeout: 10_000 }).toBe(0)
  await worker.close()
  expect(mails.received.map(({ from, to }) => [from, to])).toEqual([
    ['daybook@example.org', ['mere@example.org']],
    ['daybook@example.org', ['mere@example.org']],
  ])
})

describe('a mail', () => {
  it('links to the page, in text and HTML, and says nothing of the child', async () => {
    const { data } = await reportAccident()
    await server.runPlanned()
    const { source } = mails.received[0] as ReceivedMail
    expect(headerOf(source, 'Subject')).toBe('Report: waiting for review (Kōwhai)')
    expect(headerOf(source, 'Auto-Submitted')).toBe('auto-generated')
    const [plain = '', html = ''] = partsOf(source)
    const link = `https://daybook.example.org/#/pages/home/task/detail-acc?id=${data.id}`
    expect(plain).toContain(`Open in Daybook: ${link}`)
    expect(html).toContain(`href="${link}"`)
    for (const part of [plain, html]) expect(part).not.toMatch(/Aroha|Cut above|eye|Hana/)
  })

  it('is in the language of its reader', async () => {
    const settings = { language: 'zh-CN' as const, wishes: defaultWishes, quiet: null }
    await manager().call(notification, 'saveSettings', settings)
    await reportAccident()
    await server.runPlanned()
    const { source } = mails.received[0] as ReceivedMail
    expect(headerOf(source, 'Subject')).toBe('报告：有新的提交，请查看（Kōwhai）')
    expect(partsOf(source)[0]).toContain('在 Daybook 中打开')
  })

  it('takes no header from a centre’s name, and no markup', async () => {
    const { tenantId } = server.world.centre
    const name = 'Tui\r\nBcc: all@example.org <b>'
    await server.world.build(tenantId, (_, tx) =>
      tx.updateTable('centre').set({ name }).where('tenantId', '=', tenantId).execute(),
    )
    await reportAccident()
    await server.runPlanned()
    const [{ source, to }] = mails.received as [ReceivedMail]
    expect(to).toEqual(['mere@example.org'])
    expect(headerOf(source, 'Bcc')).toBe('')
    expect(headerOf(source, 'Subject')).toBe('Report: waiting for review (Tui Bcc: all@example.org <b>)')
    expect(partsOf(source)[1]).not.toContain('<b>')
  })

  it.each(['', 'mere', 'mere@example.org\r\nRCPT TO:<x@example.org>', 'a@example.org, b@example.org'])(
    'is not sent to what is no address (%j)',
    async (email) => {
      await giveAddress(email)
      await reportAccident()
      expect(await server.runPlanned()).toEqual([])
    },
  )

  it('is not sent when its message has been read, or its reader has left', async () => {
    await reportAccident()
    await manager().call(message, 'readAllMessages', {})
    expect(await server.runPlanned()).toEqual(['sendAlertMail'])
    await reportAccident()
    const { tenantId, manager: mere } = server.world.centre
    await server.world.build(tenantId, (_, tx) =>
      tx.updateTable('staff').set({ active: false }).where('id', '=', mere.id).execute(),
    )
    expect(await server.runPlanned()).toEqual(['sendAlertMail'])
    expect(mails.received).toEqual([])
  })
})

describe('the mail of a meeting', () => {
  it('invites for the calendar, moves the entry with the time, and takes it back', async () => {
    await giveAddress('hana@example.org', 'teacher')
    const id = server.world.ids()
    const values = { title: 'Garden plans', startsAt: '2026-11-24T04:30:00.000Z', minutes: 45 }
    const detail = { ...values, where: 'Staff room', agenda: null }
    const publish = (over: object = {}, more: object = {}) =>
      manager().call(meeting, 'publish', {
        id,
        detail: { ...detail, ...over },
        audience: everybody,
        ...more,
      })
    const received = async () => {
      mails.received.length = 0
      await server.runPlanned()
      expect(mails.received.map(({ to }) => to)).toEqual([['hana@example.org']])
      return calendarIn(mails.received[0] as ReceivedMail)
    }

    await publish()
    const invited = await received()
    expect(invited.type).toContain('method=REQUEST')
    expect(invited.lines).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        `UID:${id}`,
        'SEQUENCE:1',
        'DTSTART:20261124T043000Z',
        'ORGANIZER;CN="Mere Manager":mailto:mere@example.org',
        'SUMMARY:Garden plans',
      ]),
    )
    expect(invited.lines.join('')).toMatch(/ATTENDEE;[^:]*CN="Hana Teacher"[^:]*:MAILTO:hana@example\.org/i)

    await publish({ startsAt: '2026-11-24T05:00:00.000Z' }, { revision: 1 })
    expect((await received()).lines).toEqual(
      expect.arrayContaining(['METHOD:REQUEST', `UID:${id}`, 'SEQUENCE:2', 'DTSTART:20261124T050000Z']),
    )

    await manager().call(meeting, 'withdraw', { id, mark: 'Storm' })
    const off = await received()
    expect(off.type).toContain('method=CANCEL')
    expect(off.lines).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${id}`, 'SEQUENCE:3', 'STATUS:CANCELLED']),
    )
  })

  it('of somebody who is no longer invited takes the entry back, and other mails bring none', async () => {
    await giveAddress('hana@example.org', 'teacher')
    const { centre, ids } = server.world
    const id = ids()
    const values = { title: 'Budget', startsAt: '2026-11-24T04:30:00.000Z', minutes: 45, where: 'Office' }
    const detail = { ...values, agenda: null }
    await manager().call(meeting, 'publish', { id, detail, audience: everybody })
    await server.runPlanned()
    mails.received.length = 0
    const audience = { to: 'people' as const, people: [centre.manager.id], roles: null, rooms: null }
    await manager().call(meeting, 'publish', { id, detail, audience, revision: 1 })
    await server.runPlanned()
    expect(calendarIn(mails.received[0] as ReceivedMail).lines).toContain('METHOD:CANCEL')
    mails.received.length = 0
    await reportAccident()
    await server.runPlanned()
    expect(mails.received[0]?.source).not.toContain('text/calendar')
  })
})

/** The part for calendar programs, unfolded. */
function calendarIn({ source }: ReceivedMail): { type: string; lines: string[] } {
  const [, head = '', body = ''] =
    /(Content-Type: text\/calendar[\s\S]*?)\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? []
  const text = /base64/i.test(head)
    ? Buffer.from(body, 'base64').toString('utf8')
    : unquoted(body.replace(/=\r\n/g, ''))
  return { type: head, lines: text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/) }
}

interface ReceivedMail {
  from: string
  to: string[]
  /** The message as it was sent, with its headers. */
  source: string
}

/** The value of a header, unfolded and decoded (RFC 2047). */
function headerOf(source: string, name: string): string {
  const head = source.slice(0, source.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ')
  const line = head.split('\r\n').find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}: `)) ?? ''
  const joined = line.slice(name.length + 2).replace(/\?= =\?/g, '?==?')
  return joined.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : unquoted(text.replace(/_/g, ' ')),
  )
}

/** The decoded parts of a multipart message. */
function partsOf(source: string): string[] {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? []
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const at = part.indexOf('\r\n\r\n')
      const body = part.slice(at + 4)
      return /base64/i.test(part.slice(0, at))
        ? Buffer.from(body, 'base64').toString('utf8')
        : unquoted(body.replace(/=\r\n/g, ''))
    })
}

const unquoted = (text: string) =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

interface MailServer {
  /** For SMTP_URL. */
  url: string
  received: ReceivedMail[]
  start(): Promise<void>
  stop(): Promise<void>
}

/** Takes a port. Nothing listens on it until `start`. */
async function mailServer(): Promise<MailServer> {
  const port = await freePort()
  const received: ReceivedMail[] = []
  let server: SMTPServer | undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    start: () =>
      new Promise((resolve, reject) => {
        server = new SMTPServer({
          authOptional: true,
          disabledCommands: ['STARTTLS'],
          onData(stream, session, done) {
            const chunks: Buffer[] = []
            stream.on('data', (chunk: Buffer) => chunks.push(chunk))
            stream.on('end', () => {
              const { mailFrom, rcptTo } = session.envelope
              received.push({
                from: mailFrom ? mailFrom.address : '',
                to: rcptTo.map(({ address }) => address),
                source: Buffer.concat(chunks).toString('utf8'),
              })
              done()
            })
          },
        })
        server.on('error', reject)
        server.listen(port, '127.0.0.1', resolve)
      }),
    stop: () => new Promise((resolve) => (server ? server.close(resolve) : resolve())),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
