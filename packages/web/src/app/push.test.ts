// The service worker's part of web push, run with the few things of its world that it uses.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const source = readFileSync(join(import.meta.dirname, '../../public/push.js'), 'utf8')

interface Page {
  did: string[]
  focus: () => Promise<void>
  navigate: (address: string) => Promise<void>
}

function page(): Page {
  const did: string[] = []
  return {
    did,
    focus: async () => void did.push('focus'),
    navigate: async (address) => void did.push(address),
  }
}

/** A service worker with these pages open. */
function worker(pages: Page[] = []) {
  const listeners = new Map<string, (event: object) => void>()
  const shown: unknown[] = []
  const opened: string[] = []
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: { showNotification: async (...args: unknown[]) => void shown.push(args) },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address: string) => void opened.push(address),
    },
  }
  new Function('self', source)(self)
  const dispatch = async (name: string, event: object) => {
    let work: Promise<unknown> | undefined
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  return { dispatch, shown, opened }
}

const link = '/pages/home/task/detail-acc?id=7'
const click = { notification: { close: () => undefined, data: { link } } }

it('shows a push under its message, once however often it comes', async () => {
  const { dispatch, shown } = worker()
  const data = { json: () => ({ id: '1', title: 'Accident: waiting for review', body: 'Kōwhai', link }) }
  await dispatch('push', { data })
  expect(shown).toMatchObject([
    ['Accident: waiting for review', { body: 'Kōwhai', tag: '1', data: { link } }],
  ])
})

it('shows something for a push that it cannot read', async () => {
  const { dispatch, shown } = worker()
  await dispatch('push', { data: null })
  expect(shown).toMatchObject([['Daybook', { data: { link: '/pages/home/msg' } }]])
})

it('opens what it is about, in the page that is open', async () => {
  const one = page()
  const { dispatch, opened } = worker([one])
  await dispatch('notificationclick', click)
  expect(one.did).toEqual(['focus', `/#${link}`])
  expect(opened).toEqual([])
})

it('opens a page when none is open', async () => {
  const { dispatch, opened } = worker()
  await dispatch('notificationclick', click)
  expect(opened).toEqual([`/#${link}`])
})
