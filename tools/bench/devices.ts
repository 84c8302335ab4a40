// Simulated devices of a centre. Each holds one stream open and reads it as a page does.
import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type LiveEvent, type LiveEventName, livePath } from '../../packages/contract/src/kernel/live.ts'
import { Problem } from '../lib/problem.ts'
import type { Desk } from './desks.ts'
import type { Ground } from './ground.ts'
import { headersOf } from './http.ts'
import { signInHeader, signInQuery } from './requests.ts'

/** How long a device may take until its stream is ready. */
const patience = 10_000

export interface Seat {
  token: string
  tenantId: string
}

export interface Devices {
  /** Problems since the devices were ready: a stream ended, or a page was sent a reset. */
  troubles: string[]
  close(): void
}

/** Signs in as a person does. @throws when refused */
export async function signIn(
  { url }: Pick<Ground, 'url'>,
  who: Pick<Desk, 'tenantId' | 'account'>,
): Promise<Seat> {
  const headers = { Authorization: signInHeader }
  const answer = await fetch(`${url}/api/blade-auth/oauth/token?${signInQuery(who)}`, {
    method: 'POST',
    headers,
  })
  if (!answer.ok) throw new Problem(`${who.account} was not signed in: ${answer.status}.`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { token, tenantId: who.tenantId }
}

/** Opens one device for each seat, and resolves when all of them are ready to receive.
 *  @param received is called with the number of the device */
export async function openDevices(
  ground: Pick<Ground, 'url'>,
  seats: readonly Seat[],
  received: (device: number, event: LiveEvent) => void,
): Promise<Devices> {
  const troubles: string[] = []
  const requests: ClientRequest[] = []
  let areReady = false
  let isOver = false
  const trouble = (device: number, what: string) => {
    if (!isOver) troubles.push(`Device ${device + 1}: ${what}.`)
  }
  const close = () => {
    isOver = true
    for (const one of requests) one.destroy()
  }
  const open = (seat: Seat, device: number) =>
    new Promise<void>((ready, refused) => {
      const asked = request(ground.url + livePath, { headers: headersOf(seat), agent: false }, (answer) => {
        if (answer.statusCode !== 200)
          return refused(new Problem(`The stream answered ${answer.statusCode}.`))
        const take = reader((event, data) => {
          if (event === 'event') received(device, JSON.parse(data) as LiveEvent)
          // A server that has just started sends everyone a reset.
          else if (event === 'reset' && areReady) trouble(device, 'sent to read again')
          else if (event === 'ready') ready()
        })
        answer.setEncoding('utf8').on('data', take)
        answer.on('close', () => trouble(device, 'the stream has ended'))
      })
      requests.push(asked)
      asked.on('error', (error) => (isOver ? undefined : refused(error))).end()
    })
  try {
    const late = sleep(patience, undefined, { ref: false }).then(() => {
      throw new Problem('Not every stream was open in time.')
    })
    await Promise.race([Promise.all(seats.map(open)), late])
  } catch (error) {
    close()
    throw error
  }
  areReady = true
  return { troubles, close }
}

/** Reads the stream in parts, and calls back for every event. */
function reader(heard: (event: LiveEventName, data: string) => void): (part: string) => void {
  let begun = ''
  return (part) => {
    const blocks = (begun + part).split('\n\n')
    begun = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/m.exec(block) ?? []
      if (event !== undefined && data !== undefined) heard(event as LiveEventName, data)
    }
  }
}
