// Serves the app on another port, where a test can release a new version.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Served {
  url: string
  /** Releases a new version by changing the service worker. */
  renew: () => void
  close: () => Promise<void>
}

/** What would have the worker come unchanged, or packed. */
const unwanted = ['if-none-match', 'if-modified-since', 'accept-encoding']

export async function serveAgain(baseURL: string): Promise<Served> {
  let version = 1
  const server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    const isWorker = url === '/sw.js'
    const passed = request(new URL(url, baseURL), { method, headers }, (response) => {
      const { 'content-length': _, ...kept } = response.headers
      answer.writeHead(response.statusCode ?? 502, isWorker ? kept : response.headers)
      response.pipe(answer, { end: !isWorker })
      if (isWorker) response.on('end', () => answer.end(`\n// version ${version}\n`))
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    if (isWorker) for (const name of unwanted) passed.removeHeader(name)
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    renew: () => void version++,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
