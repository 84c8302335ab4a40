import { expect, it } from 'vitest'
import { freePort, metricsMustBeFree, servingPort } from './ports.ts'

it('names the variable whose address this machine does not have', async () => {
  // 192.0.2.0/24 is for documentation: no machine has it.
  await expect(servingPort(0, '192.0.2.1')).rejects.toThrow(
    /^HOST: 192\.0\.2\.1 is no address of this machine/,
  )
  await expect(servingPort(undefined, '192.0.2.1')).rejects.toThrow(/^HOST: /)
  const place = { host: '192.0.2.1', port: await freePort() }
  await expect(metricsMustBeFree(place)).rejects.toThrow(/^METRICS_HOST: /)
})
