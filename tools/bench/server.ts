// The measured server, in its own process on data that its parent has opened. It logs as in production.

import { openSync, writeSync } from 'node:fs'
import { readConfig } from '../../packages/server/src/app/config.ts'
import { startServer } from '../../packages/server/src/app/server.ts'
import { openStorage } from '../../packages/server/src/platform/storage/open.storage.ts'
import { openData } from '../lib/open-data.ts'
import { main } from '../lib/problem.ts'

await main(async () => {
  const config = readConfig(process.env)
  const { dataDir } = config
  if (!dataDir) throw new Error('DATA_DIR names the data')
  // The parent owns the database. This process adopts it and does not stop it.
  const data = await openData({
    config: { ...config, demo: false },
    dataDir,
    durable: true,
    opened: () => undefined,
  })
  const nowhere = openSync('/dev/null', 'w')
  const limits = { person: 1e9, address: 1e9 }
  const server = await startServer({
    config: { ...config, host: '127.0.0.1', limits },
    ...data,
    storage: await openStorage(data.files),
    // Line by line, as to standard output.
    logTo: { write: (line) => void writeSync(nowhere, line) },
  })
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)))
  process.send?.('ready')
})
