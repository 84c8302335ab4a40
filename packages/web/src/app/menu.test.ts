import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import { expect, test } from 'vitest'
import { registerScreens } from '../platform/screens/places.ts'
import { menuOf, splitMenu } from '../platform/screens/screen.menu.ts'
import type { OwnUser, SessionState } from '../platform/session/session.state.ts'
import { screenTable } from './screens.ts'

registerScreens(screenTable)

const groups = {
  menu: ['day', 'checks', 'children', 'safety', 'team', 'centre', 'me'],
  manage: ['day', 'planning', 'records', 'people'],
} as const

function shown(role: 'teacher' | 'manager' | 'administrator', menu: 'menu' | 'manage') {
  const session = { isLogin: true, userProfile: { rights: rightsOf([role]) } as OwnUser } as SessionState
  const titles = Object.fromEntries(groups[menu].map((group) => [group, 'app.back' as const]))
  const { often, more } = splitMenu(menuOf(session, menu, titles as Parameters<typeof menuOf>[2]))
  return {
    often: often.map(({ name }) => name),
    more: more.flatMap(({ items }) => items.map(({ name }) => name)),
  }
}

test.each([
  ['teacher', 'menu'],
  ['manager', 'menu'],
  ['manager', 'manage'],
  ['administrator', 'menu'],
] as const)('a %s sees at most a dozen in “%s” at first', (role, menu) => {
  const { often } = shown(role, menu)
  expect(often.length).toBeGreaterThan(2)
  expect(often.length).toBeLessThanOrEqual(12)
})

test('everything else stands under “More”, as posts, departments and dictionaries do', () => {
  const { often, more } = shown('manager', 'manage')
  expect(more).toEqual(expect.arrayContaining(['position', 'team', 'lookup']))
  const all = Object.entries(screenTable).filter(([, screen]) => screen.manage)
  expect([...often, ...more].toSorted()).toEqual(all.map(([name]) => name).toSorted())
})
