// Wrong PINs: how they are counted, and who is told.
import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { openLive } from '@daybook/testkit/live.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { pairTablet, type Tablet } from '@daybook/testkit/tablet.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const manager = () => server.as(centre().manager)
const teacher = () => server.as(centre().teacher)
const pairedTablet = () => pairTablet(server)
const later = (minutes: number) => server.world.clock.pass(minutes)
const setPin = (pin = '2468') => teacher().call(kiosk, 'setPin', { pin })
const prove = (tablet: Tablet, pin: string) =>
  tablet.call(kiosk, 'validateCheck', { id: centre().teacher.id, direction: 'in', pin })

describe('a PIN', () => {
  it('is locked after five wrong PINs for fifteen minutes, however many come', async () => {
    await setPin()
    const tablet = await pairedTablet()
    const tries = await Promise.all(Array.from({ length: 40 }, (_, i) => prove(tablet, String(1000 + i))))
    const errors = tries.map(({ error }) => error)
    expect(errors.filter((error) => error === 'PIN_WRONG')).toHaveLength(5)
    expect(errors.filter((error) => error === 'PIN_LOCKED')).toHaveLength(35)
    expect(await prove(tablet, '2468')).toMatchObject({ status: 423, error: 'PIN_LOCKED' })
    later(15)
    expect(await prove(tablet, '2468')).toMatchObject({ status: 200 })
  })

  it('is locked for longer each time, whichever tablet the wrong PINs come from', async () => {
    await setPin()
    const tablets = [await pairedTablet(), await pairedTablet()]
    const wrongFive = async () => {
      for (let n = 0; n < 5; n++) await prove(tablets[n % 2] as Tablet, '1111')
    }
    const [tablet] = tablets as [Tablet, Tablet]
    await wrongFive()
    later(15)
    // A right PIN between two bursts does not make the next pause short again.
    expect(await prove(tablet, '2468')).toMatchObject({ status: 200 })
    await wrongFive()
    later(29)
    expect(await prove(tablet, '2468')).toMatchObject({ error: 'PIN_LOCKED' })
    later(1)
    expect(await prove(tablet, '2468')).toMatchObject({ status: 200 })
    await wrongFive()
    // Its owner sets another in Daybook.
    await setPin('1357')
    expect(await prove(tablet, '1357')).toMatchObject({ status: 200 })
  })

  it('and managers are told of the lock at once, and every wrong PIN is in the audit trail', async () => {
    await setPin()
    const tablet = await pairedTablet()
    const page = await openLive(server.url, { token: await server.tokenOf(centre().manager) })
    await page.untilReady()
    for (let n = 0; n < 4; n++) await prove(tablet, '1111')
    expect((await manager().call(message, 'listMessages', {})).data.records).toEqual([])
    await prove(tablet, '1111')
    await prove(tablet, '1111')
    const told = { kind: 'kiosk.wrongPins', params: { name: 'Hana Teacher', tablet: 'Front door', tries: 5 } }
    for (const person of [manager(), teacher()])
      expect((await person.call(message, 'listMessages', {})).data.records).toMatchObject([told])
    expect((await page.nextEvent()).operation).toMatch(/^message\./)
    await page.close()
    const { records } = (await manager().call(audit, 'listEntries', { size: 100 })).data
    const refused = records.filter(({ action }) => action === 'kiosk.refuse-pin')
    expect(refused.map(({ actor }) => actor?.name)).toEqual(Array(5).fill('Front door'))
  })

  it('does not choose a PIN that is tried first', async () => {
    expect(await setPin('1234')).toMatchObject({ status: 400, fields: { pin: 'TOO_COMMON' } })
  })
})
