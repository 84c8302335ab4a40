import { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import type { TestServer } from './server.ts'

/** A tablet that a manager has just paired, as its calls are made. */
export async function pairTablet(server: TestServer) {
  const nobody = server.as(undefined)
  const id = server.world.ids()
  const manager = server.as(server.world.centre.manager)
  const { data } = await manager.call(kiosk, 'addKiosk', { id, name: 'Front door' })
  const { token } = (await nobody.call(kiosk, 'pairKiosk', { code: data.code.toLowerCase() })).data
  const headers = { 'Blade-Auth': `bearer ${token}` }
  return {
    id,
    code: data.code,
    token,
    call: ((feature, operation, input) =>
      nobody.call(feature, operation, input, { headers })) as typeof nobody.call,
  }
}
export type Tablet = Awaited<ReturnType<typeof pairTablet>>
