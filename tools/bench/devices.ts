// Devices that show a centre: each holds one stream open and reads it as a page does.
import { type ClientRequest, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { webClient } from '../../packages/contract/src/kernel/client.ts'
import { type LiveEvent, type LiveEventName, livePath } from '../../packages/contract/src/kernel/live.ts'
import { Problem } from '../lib/problem.ts'
import type { Ground } from './ground.ts'
import { headersOf } from './http.ts'

/** How long a device may take until it receives everything. */
const patience = 10_000

export interface Seat {
  token: string
  tenantId: string
}

export interface Devices {
  /** What went wrong with any of them since they were open: a stream that ended, or that sent its page to read again. */
  troubles: string[]
  close(): void
}

/** Signs in as a person does. @throws when that is refused */
export async function signIn(
  { url }: Pick<Ground, 'url'>,
  { tenantId, account, password }: { tenantId: string; account: string; password: string },
): Promise<Seat> {
  const query = new URLSearchParams({ tenantId, username: account, password, grant_type: 'password' })
  const headers = { Authorization: `Basic ${btoa(`${webClient.id}:${webClient.secret}`)}` }
  const answer = await fetch(`${url}/api/blade-auth/oauth/token?${query}`, { method: 'POST', headers })
  if (!answer.ok) throw new Problem(`${account} was not signed in: ${answer.status}.`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return { token, tenantId }
}

/** One device for each seat; resolves once all of them receive what is written.
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
          // When the server has just started it resets everybody.
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

/** Takes the stream as it comes, and says event by event what it holds. */
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
