// What waits on a device, as it lies there, and what of it the server has: each claim in a line, to be compared.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.contract.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.contract.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.contract.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.contract.ts'
import type { Page } from '@playwright/test'
import { callAs } from '../test.ts'

interface Made {
  key: string
  userId: string
  operation: string
  input: {
    id?: string
    checkId?: string
    occurredAt?: string
    records?: { id: string; childId: string; occurredAt: string }[]
  }
}

/** The entries in the device's database, in the order of their making. */
export function waitingOn(page: Page): Promise<Made[]> {
  return page.evaluate(
    () =>
      new Promise<Made[]>((resolve, reject) => {
        const opening = indexedDB.open('daybook')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const device = opening.result
          const all = device.transaction('entries').objectStore('entries').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            device.close()
            resolve(all.result as Made[])
          }
        }
      }),
  )
}

type Entry = { id: string; occurredAt: string; recordedBy: { id: string } }

const line = (what: string, id: string | undefined, at: string | undefined) =>
  `${what} ${id} ${new Date(at ?? 0).toISOString()}`

/** What an entry says, one line for each record, step or check. */
export function claimsOf({ operation, input }: Made): string[] {
  const { records, checkId, occurredAt } = input
  if (operation === 'sleep.checkSleeper') return [line('check', checkId, occurredAt)]
  if (operation === 'sleep.fallAsleep') return [line('asleep', checkId, occurredAt)]
  const what = operation === 'sleep.putToBed' ? 'inBed' : operation.replace('.recordMany', '')
  return (records ?? []).map((claim) => line(what, claim.id, claim.occurredAt))
}

const boards = {
  bottleFeed: (page: Page, code: string) => callAs(page, bottleFeed, 'getBoard', { code }),
  nappyChange: (page: Page, code: string) => callAs(page, nappyChange, 'getBoard', { code }),
  sunscreenApplication: (page: Page, code: string) =>
    callAs(page, sunscreenApplication, 'getBoard', { code }),
  toiletVisit: (page: Page, code: string) => callAs(page, toiletVisit, 'getBoard', { code }),
}

/** What stands on the server of the day's care in these rooms, in the same lines; what is there twice is twice there.
 *  @param userId whose entries */
export async function recordedBy(page: Page, userId: string, codes: readonly string[]): Promise<string[]> {
  const all = await Promise.all(
    codes.flatMap((code) => [
      ...Object.entries(boards).map(async ([name, board]) => {
        const { data } = await board(page, code)
        return data.children
          .flatMap(({ entries }): Entry[] => entries)
          .filter((entry) => entry.recordedBy.id === userId)
          .map(({ id, occurredAt }) => line(name, id, occurredAt))
      }),
      sleepsBy(page, userId, code),
    ]),
  )
  return all.flat().sort()
}

async function sleepsBy(page: Page, userId: string, code: string): Promise<string[]> {
  const { data } = await callAs(page, sleep, 'getBoard', { code })
  return data.children
    .flatMap((child) => [...child.earlier, ...(child.sleep ? [child.sleep] : [])])
    .flatMap(({ id, steps, checks }) => [
      ...steps
        .filter((made) => made.recordedBy.id === userId && !made.undone)
        .map(({ step, occurredAt }) => line(step, id, occurredAt)),
      ...checks
        .filter((check) => check.recordedBy.id === userId)
        .map((check) => line('check', check.id, check.occurredAt)),
    ])
}
