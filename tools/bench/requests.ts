// The requests that are measured, each as a page sends it.
import { webClient } from '../../packages/contract/src/kernel/client.ts'
import { demoPassword } from '../../packages/demo/src/accounts.ts'
import type { Desk } from './desks.ts'
import type { Ground } from './ground.ts'
import type { Sent } from './http.ts'

/** A request of a desk. The turn makes those of one desk differ. */
export type Ask = (desk: Desk, turn: number) => Sent

const board =
  (task: string): Ask =>
  ({ token, tenantId, roomCode }) => ({
    method: 'GET',
    token,
    tenantId,
    path: `/api/blade-garden/task-${task}/list-by-task-new?code=${roomCode}`,
  })

export const nappyBoard = board('diaper')
export const bottleBoard = board('milk')
export const sleepBoard = board('sleep')

export const dayList: Ask = ({ token, tenantId }) => ({
  method: 'GET',
  token,
  tenantId,
  path: '/api/blade-garden/user-task/daily-list-all',
})

export const recordNappy =
  ({ ids, clock }: Pick<Ground, 'ids' | 'clock'>): Ask =>
  ({ token, tenantId, roomCode, childIds }, turn) => {
    const childId = childIds[turn % childIds.length] ?? ''
    const detail = { contents: 'wet', skin: 'normal', creamUsed: false }
    const record = { id: ids(), childId, occurredAt: clock.now().toISOString(), detail }
    return {
      method: 'POST',
      token,
      tenantId,
      path: '/api/blade-garden/task-diaper/submit-data-new',
      body: { roomCode, records: [record] },
      key: ids(),
    }
  }

export const checkSleeper =
  ({ ids, clock }: Pick<Ground, 'ids' | 'clock'>): Ask =>
  ({ token, tenantId, sleepIds }, turn) => ({
    method: 'POST',
    token,
    tenantId,
    path: `/api/blade-garden/task-sleep/to-check?id=${sleepIds[turn % sleepIds.length]}`,
    body: {
      checkId: ids(),
      occurredAt: clock.now().toISOString(),
      breathing: 'normal',
      warmth: 'normal',
      colour: 'normal',
      position: 'back',
    },
    key: ids(),
  })

export const signInHeader = `Basic ${btoa(`${webClient.id}:${webClient.secret}`)}`

export const signInQuery = ({ tenantId, account }: Pick<Desk, 'tenantId' | 'account'>): URLSearchParams =>
  new URLSearchParams({ tenantId, username: account, password: demoPassword, grant_type: 'password' })

export const signIn: Ask = (desk) => ({
  method: 'POST',
  authorization: signInHeader,
  path: `/api/blade-auth/oauth/token?${signInQuery(desk)}`,
})
