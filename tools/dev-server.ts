// The API of `npm run dev`. Node's watcher restarts it whenever one of its files changes.

import { servePictures } from '../packages/demo/src/pictures/pictures.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { startServer } from '../packages/server/src/app/server.ts'
import { openStorage } from '../packages/server/src/platform/storage/open.storage.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import type { OpenData } from './lib/open-data.ts'
import { main } from './lib/problem.ts'
import { webRoot } from './lib/web-build.ts'

await main(async () => {
  const things = closers()
  closeOnSignal(things, () => undefined)
  const data = JSON.parse(process.env.DEV_SERVER ?? '') as OpenData
  const server = await startServer({
    config: { ...readConfig(process.env), host: '127.0.0.1' },
    ...data,
    storage: await openStorage(data.files),
    webRoot,
    serveMore: servePictures,
  })
  things.add(server.close)
})
