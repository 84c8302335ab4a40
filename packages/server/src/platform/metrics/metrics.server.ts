// Metrics and failing jobs have a port of their own, so that a proxy in front of the app never passes them on.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { FailingJob } from '../jobs.counts.queries.ts'

export interface MetricsServer {
  url: string
  close(): Promise<void>
}

interface Watched {
  registry: Registry
  /** Undefined where no jobs run. */
  failing: (() => Promise<FailingJob[]>) | undefined
}

/** Serves `/metrics`, and at `/jobs` the jobs that fail, by centre. Throws EADDRINUSE when the port is taken. */
export async function serveMetrics(
  { registry, failing }: Watched,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const pages: Record<string, { type: string; read: () => Promise<string> }> = {
    '/metrics': { type: registry.contentType, read: () => registry.metrics() },
    '/jobs': { type: 'application/json', read: async () => JSON.stringify((await failing?.()) ?? []) },
  }
  const server = createServer(async (request, response) => {
    const page = request.method === 'GET' ? pages[request.url ?? ''] : undefined
    if (!page) return response.writeHead(404).end()
    const text = await page.read().catch(() => undefined)
    if (text === undefined) return response.writeHead(503).end()
    response.writeHead(200, { 'content-type': page.type, 'cache-control': 'no-store' }).end(text)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const { address, family, port: own } = server.address() as AddressInfo
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${own}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
