// Law: what writes is in the audit trail. Every operation that may write names its entry there; one that has none says
// why. (permissions.test.ts calls each, and finds the entry.)
import { expect, it } from 'vitest'
import { nameOf, routes } from './harness.ts'

const writing = routes.filter(({ mode }) => mode === 'write')

/** Operations without an entry of their own, and the reason. */
const unaudited: Record<string, string> = {
  'auth.getCaptcha': 'nobody is signed in, and only the riddle itself is kept',
  'auth.signIn': 'writes auth.sign-in itself, in the centre that is entered',
  'auth.signInToGarden': 'writes auth.sign-in itself, in the centre that is entered',
}

it('every operation that may write has its name in the audit trail, or says why not', () => {
  const silent = writing.filter(({ audit }) => audit === undefined).map(nameOf)
  expect(silent.filter((name) => !(name in unaudited))).toEqual([])
})

it('no reason stands for an operation that has a name there, or that does not write', () => {
  const silent = writing.filter(({ audit }) => audit === undefined).map(nameOf)
  expect(Object.keys(unaudited).filter((name) => !silent.includes(name))).toEqual([])
})

it('what only reads writes nothing there', () => {
  expect(routes.filter(({ mode, audit }) => mode === 'read' && audit !== undefined).map(nameOf)).toEqual([])
})
