// Component tests: shows a part of the app, or one of its screens, in a real browser and without a server.
//
//   beforeEach(() => signedInAs('manager'))
//   show(<ContactList child={child} contacts={[]} mayAdd />)       // a part
//   openScreen(to.loginAccount())                             // a screen, through the app's router
//   await page.getByRole('button', { name: 'Save' }).click()        // page: from 'vitest/browser'
//
// Calls are answered by fake.transport.ts. Time stands still until `setTime`. Each test starts signed out, with empty
// storage and without answers.
import './styles.ts'
import english from 'virtual:daybook/en-US'
import { type Right, rightsOf } from '@daybook/contract/kernel/rights.ts'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { createElement, type ReactNode, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, vi } from 'vitest'
import { dismissToasts, showToast } from '../kit/toast.ts'
import { registerTables } from '../platform/declared.ts'
import { startLanguage } from '../platform/i18n/language.ts'
import { onNotice } from '../platform/notice.ts'
import { discard, waiting, wake } from '../platform/outbox/current.ts'
import { queryClient } from '../platform/query/query.client.ts'
import { type Place, registerScreens } from '../platform/screens/places.ts'
import { session } from '../platform/session/current.ts'
import { AppProviders } from './AppProviders.tsx'
import { tableLoaders } from './declared.ts'
import { hana } from './fake.people.ts'
import { forgetAnswers } from './fake.transport.ts'
import { makeRouter } from './router.tsx'
import { screenTable } from './screens.ts'
import { Shell } from './shell/Shell.tsx'

const now = new Date('2026-03-11T10:30:00+13:00')
let tests = 0
let root: Root | undefined
let router: AnyRouter | undefined

registerScreens(screenTable)
registerTables(tableLoaders)
onNotice((words) => showToast(words))

beforeEach(async () => {
  tests++
  setTime(now)
  await startLanguage(async () => english)
})

afterEach(async () => {
  await Promise.all(waiting.get().map(({ key }) => discard(key)))
  wake()
  root?.unmount()
  document.body.replaceChildren()
  root = undefined
  queryClient.clear()
  dismissToasts()
  session.end()
  localStorage.clear()
  forgetAnswers()
})

/** The time on the device and on the server from now on. What shows a time is told at once. */
export function setTime(time: Date): void {
  vi.setSystemTime(time)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Signs Hana in with the rights of this role. */
export function signedInAs(role: 'teacher' | 'manager'): void {
  signedInWith(rightsOf([role]), role)
}

/** Somebody with a role of the centre's own. */
export function signedInWith(rights: readonly Right[], role = 'own'): void {
  const { login, user } = hana()
  // With a key of its own, a test cannot read what the one before it has typed and not sent.
  session.begin({ ...login, outbox_key: String(tests).padStart(64, '0') })
  session.setProfile({ ...user, roles: [role], rights: [...rights] })
}

/** Shows a part of a screen, within the app's shell. */
export function show(part: ReactNode): void {
  const shell = createRootRoute({ component: Shell })
  const only = createRoute({ getParentRoute: () => shell, path: '/part', component: () => part })
  const history = createMemoryHistory({ initialEntries: ['/part'] })
  render(createRouter({ routeTree: shell.addChildren([only]), history }))
}

/** Opens a screen of the app's table. */
export function openScreen(at: Place): void {
  render(makeRouter(createMemoryHistory({ initialEntries: [at] })))
}

/** Where the app is. */
export const place = () => router?.history.location.href

function render(one: AnyRouter): void {
  router = one
  const element = document.createElement('div')
  document.body.append(element)
  root = createRoot(element)
  root.render(createElement(StrictMode, null, createElement(AppProviders, { router: one })))
}
