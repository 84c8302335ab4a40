import { expect, test } from 'vitest'
import { byRoom } from './child.rooms.ts'

const child = (name: string, roomName: string | null, here = false) => ({ name, roomName, here })

test('rooms stand in their order, and in each those who are here come first', () => {
  const children = [
    child('Ana', 'Kiwi'),
    child('Ben', null),
    child('Cleo', 'Tui'),
    child('Dev', 'Kiwi', true),
  ]
  const groups = byRoom(children, [{ name: 'Tui' }, { name: 'Kiwi' }], ({ here }) => here)
  expect(groups.map(({ room, children: inRoom }) => [room, ...inRoom.map(({ name }) => name)])).toEqual([
    ['Tui', 'Cleo'],
    ['Kiwi', 'Dev', 'Ana'],
    ['', 'Ben'],
  ])
})
