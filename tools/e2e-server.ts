// The server for the browser tests: the built app on its own database, which is deleted afterwards.

import { copyDemoCentre } from '../packages/demo/src/make.ts'
import { servePictures } from '../packages/demo/src/pictures/pictures.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { startServer } from '../packages/server/src/app/server.ts'
import { publicFetch } from '../packages/server/src/platform/http/public.fetch.ts'
import { openStorage } from '../packages/server/src/platform/storage/open.storage.ts'
import { readableCaptchas } from '../packages/testkit/src/captcha.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { openData } from './lib/open-data.ts'
import { main } from './lib/problem.ts'
import { temporaryFolder } from './lib/temporary-postgres.ts'
import { centresOfTests } from './lib/test-centres.ts'
import { webRoot } from './lib/web-build.ts'

await main(async () => {
  const things = closers()
  closeOnSignal(things, () => undefined)
  try {
    const folder = await temporaryFolder()
    things.add(folder.remove)
    // The normal limits would stop tests that sign in many times from one address.
    const limits = { person: 100_000, address: 100_000 }
    const config = {
      ...readConfig(process.env),
      databaseUrl: undefined,
      demo: true,
      host: '127.0.0.1',
      limits,
      // Tests of the lock use their own addresses, so that they do not lock other tests out.
      trustProxy: true,
    }
    const data = await openData({ config, dataDir: folder.path, durable: false, opened: things.add })
    const now = config.startAt ?? new Date()
    const storage = await openStorage(data.files)
    await copyDemoCentre({ ownerUrl: data.ownerUrl, now, storage }, centresOfTests())
    // The pages' clocks are shifted by the same amount, to the millisecond.
    const startAt = new Date(Date.now() + Number(process.env.E2E_SHIFT))
    const server = await startServer({
      config: { ...config, startAt },
      ...data,
      storage,
      webRoot,
      home: { dataDir: folder.path, isEmbedded: true, isInBucket: false },
      serveMore: servePictures,
      random: readableCaptchas,
      publicFetch: publicFetch(true),
    })
    things.add(server.close)
  } catch (error) {
    await things.close()
    throw error
  }
})
