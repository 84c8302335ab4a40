// Law: a command that is sent twice by the same person is done once. The second time gets the same answer, and makes no
// message and no audit entry beyond those of the first. Where the second one is refused, the reason stands here.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, calledRoutes, nameOf, openReader, type Reader, sampleOf } from './harness.ts'

const versioned = 'it names the version that it changes, and that version is gone'
const codeOnce = 'a code is good once'
const session = 'it has ended the session that sends it'
const keyed = 'clients send it with an Idempotency-Key (law 3); without one it is a second event'
const gone = 'nothing is left that says who removed it'
const givenOn = 'a task of a process is given on; its next owner has it now'
const showsOnce = 'its answer has a code that is shown once'

/** Operations that refuse the second of two equal calls, and why. */
const refused: Record<string, string> = {
  'attendance.signIn': keyed,
  'attendance.signOut': keyed,
  'attendance.startWork': keyed,
  'attendance.endWork': keyed,
  'attendance.voidSignIn': keyed,
  'attendance.voidSignOut': keyed,
  'auth.signOut': session,
  'auth.changePassword': session,
  'auth.endSession': session,
  'care.amendCareEntry': keyed,
  'checklist.saveTemplate': versioned,
  'kiosk.addKiosk': showsOnce,
  'learningStory.save': versioned,
  'learningStory.saveSet': versioned,
  'learningStory.removeSet': gone,
  'plan.submitPlanEntry': versioned,
  'roster.saveTemplate': 'a template has a name of its own',
  'roster.removeTemplate': gone,
  'secondStep.confirmSecondStep': codeOnce,
  'secondStep.renewRecoveryCodes': codeOnce,
  'secondStep.endSecondStep': codeOnce,
  'secondStep.resetSecondStep': gone,
  'workflow.completeTask': givenOn,
  'workflow.transferTask': givenOn,
  'workflow.delegateTask': givenOn,
  'workflow.rollbackTask': givenOn,
  'workflow.terminateProcess': givenOn,
  'workflow.withdrawTask': givenOn,
  'workflow.removeProcess': versioned,
}

/** Operations that make a message each time, and why. */
const saysAgain: Record<string, string> = { 'auth.giveSignInCode': 'each time it makes a new code' }

/** What brings a record from one state to the next. */
const isTransition =
  /\.(submit|confirm|refuse|cancel|start|close|reopen|comment|correct|followUp|comeBack|ask|reply|publish|withdraw|sendBack|remind|hold|finish|addSigner|checkOutVisitor)$/

/** Operations whose samples neither a teacher nor a manager can send. */
const notOfStaff =
  /^(centre|invitation|passkey)\.|^kiosk\.(validateCheck|check|reportTap)$|^visitor\.leaveAtTablet$/

const commands = calledRoutes.filter(
  (route) =>
    route.mode === 'write' && route.operation.access === 'session' && !notOfStaff.test(nameOf(route)),
)

let server: TestServer
let reader: Reader
beforeAll(async () => {
  server = await testServer()
  reader = await openReader(server.ownerUrl)
})
afterAll(async () => {
  await reader.close()
  await server.close()
})

/** Sends the sample as whoever may, and then again. */
async function sendTwice(route: (typeof commands)[number]) {
  await server.reset()
  const { world } = server
  const input = await sampleOf(route, world)
  for (const person of [world.centre.manager, world.centre.teacher]) {
    const first = await call(server, route, person, input)
    if (first.status !== 200) continue
    const before = await reader.rows('message', 'audit_event')
    return { first, before, second: await call(server, route, person, input) }
  }
  throw new Error('its sample is refused')
}

describe.each(commands.map((route) => [nameOf(route), route] as const))('%s', (name, route) => {
  it('is done once, however often the same person sends it', async () => {
    const { before, second } = await sendTwice(route)
    if (name in refused) return expect(second.status).toBeGreaterThanOrEqual(400)
    expect(second.status).toBe(200)
    const after = await reader.rows('message', 'audit_event')
    if (!(name in saysAgain)) expect(after.message).toBe(before.message)
    if (isTransition.test(name)) expect(after).toEqual(before)
  })
})

it('every exception is an operation', () => {
  const names = commands.map(nameOf)
  if (process.env.LAWS_OF_FEATURES) return
  expect(Object.keys(refused).filter((name) => !names.includes(name))).toEqual([])
})
