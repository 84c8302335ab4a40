import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { languagePack } from '../../../../../tools/vite-language.ts'
import { ApiError } from '../api/api.error.ts'
import { client } from '../api/client.ts'
import { startLanguage } from '../i18n/language.ts'
import { onNotice } from '../notice.ts'
import { forgetReads, queryClient } from './query.client.ts'
import { query } from './query.ts'

const shown: string[] = []
let stop: () => void

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => undefined)
  await startLanguage(() => languagePack('en-US'))
  stop = onNotice((words) => shown.push(words))
})

afterEach(() => {
  stop()
  shown.length = 0
  queryClient.clear()
  vi.unstubAllGlobals()
})

const gone = new ApiError({ status: 404, key: 'NOT_FOUND' })

/** Reads once. @returns what the user was told */
async function read(answer: unknown): Promise<string[]> {
  const fetch = async () => {
    if (answer instanceof Error) throw answer
    return answer
  }
  await queryClient
    .fetchQuery({ queryKey: ['children'], queryFn: fetch, staleTime: 0 })
    .catch(() => undefined)
  return shown.splice(0)
}

it('says nothing when there is no data, because the screen shows the failure in its place', async () => {
  expect(await read(gone)).toEqual([])
})

it('tells once that the data on screen is old, and again after it was read', async () => {
  await read(['Aroha'])
  expect(await read(gone)).toEqual(['This is no longer here'])
  expect(await read(gone)).toEqual([])
  expect(await read(['Aroha'])).toEqual([])
  expect(await read(gone)).toEqual(['This is no longer here'])
})

it('leaves a lost session to the sign-in prompt', async () => {
  await read(['Aroha'])
  expect(await read(new ApiError({ status: 401 }))).toEqual([])
})

it('forgets what somebody has read, and keeps what anybody may read', () => {
  const ofAnybody = query(client(auth).getPhoneWay)
  const ofSomebody = query(client(message).countUnreadMessages)
  void queryClient.prefetchQuery({ ...ofAnybody, queryFn: () => ({ isOffered: true }) })
  void queryClient.prefetchQuery({ ...ofSomebody, queryFn: () => ({ unread: 1 }) })
  forgetReads()
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['auth.getPhoneWay'])
})
