// Lists the entries waiting on a device and the records on the server, one line for each, so that tests can compare them.
import { bottleFeed } from '@daybook/contract/bottleFeed/bottleFeed.kind.ts'
import { nappyChange } from '@daybook/contract/nappyChange/nappyChange.kind.ts'
import { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { sunscreenApplication } from '@daybook/contract/sunscreenApplication/sunscreenApplication.kind.ts'
import { toiletVisit } from '@daybook/contract/toiletVisit/toiletVisit.kind.ts'
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { hexToBytes, managedNonce } from '@noble/ciphers/utils.js'
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

/** The entries in the device's database in order, decrypted with the signed-in user's key. */
export async function waitingOn(page: Page): Promise<Made[]> {
  const secret = await page.evaluate(() => JSON.parse(localStorage.getItem('outboxKey') ?? 'null') as string)
  const { entries = [] } = await contentsOf(page)
  return entries.map((row) => {
    // The format is described in docs/decisions/020.
    const { key, userId, sealed } = row as { key: string; userId: string; sealed: number[] }
    const owner = new TextEncoder().encode(`${userId} ${key}`)
    const cipher = managedNonce(xchacha20poly1305)(hexToBytes(secret), owner)
    return JSON.parse(new TextDecoder().decode(cipher.decrypt(Uint8Array.from(sealed)))) as Made
  })
}

/** All content of the device's database by table, with bytes as numbers. */
function contentsOf(page: Page): Promise<Record<string, unknown[]>> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onerror = () => reject(request.error)
        request.onsuccess = () => resolve(request.result)
      })
    const plain = (value: unknown): unknown =>
      value instanceof Uint8Array
        ? [...value]
        : typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]))
          : value
    const device = await answer(indexedDB.open('daybook'))
    const tables: Record<string, unknown[]> = {}
    for (const name of device.objectStoreNames)
      tables[name] = (await answer(device.transaction(name).objectStore(name).getAll())).map(plain)
    device.close()
    return tables
  })
}

/** Everything that can be read on the device: its storage and the text of the page. */
export async function readableOn(page: Page): Promise<string> {
  const onPage = await page.evaluate(() => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.documentElement.outerHTML,
  ])
  const tables = JSON.stringify(await contentsOf(page), (_, value) =>
    Array.isArray(value) && value.length > 40 && value.every((byte) => typeof byte === 'number')
      ? Buffer.from(value).toString('latin1')
      : value,
  )
  return [...onPage, tables].join('\n')
}

type Entry = { id: string; occurredAt: string; recordedBy: { id: string } }

const line = (what: string, id: string | undefined, at: string | undefined) =>
  `${what} ${id} ${new Date(at ?? 0).toISOString()}`

/** One line for each record, step or check of an entry. */
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

/** The day's care in these rooms on the server, in the same format. Duplicates are listed twice.
 *  @param userId the author of the entries */
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
