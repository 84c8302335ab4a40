import { createServer } from 'node:net'
import { Problem } from './problem.ts'

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  return (await tryPlace({ host: '127.0.0.1', port: 0 }, 'HOST')) ?? 0
}

const usual = 8080
const tries = 100

/**
 * The port to serve on: the requested one, or else 8080 or the next free one.
 * Throws a Problem when the requested port is in use.
 */
export async function servingPort(wished: number | undefined, host: string): Promise<number> {
  const tryPort = (port: number) => tryPlace({ host, port }, 'HOST')
  if (wished !== undefined) {
    const port = await tryPort(wished)
    if (port !== undefined) return port
    throw new Problem(
      `Port ${wished} is taken by another program. Set PORT to another one, or leave it unset.`,
    )
  }
  for (let port = usual; port < usual + tries; port++) if (await tryPort(port)) return port
  throw new Problem(`No port from ${usual} to ${usual + tries - 1} is free. Set PORT to a free one.`)
}

interface Place {
  host: string
  port: number
}

/** Throws a Problem when another program uses the port of the metrics. */
export async function metricsMustBeFree(place: Place | undefined): Promise<void> {
  if (place && (await tryPlace(place, 'METRICS_HOST')) === undefined)
    throw new Problem(`Port ${place.port} is taken by another program. Set METRICS_PORT to another one.`)
}

/** What a name or address that is not of this machine fails with. */
const elsewhere = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

/** @param variable that names the host */
function tryPlace({ host, port }: Place, variable: string): Promise<number | undefined> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else if (error.code === 'EACCES')
        reject(new Problem(`Port ${port} may not be used by this user; choose one above 1023.`))
      else if (elsewhere.includes(error.code ?? ''))
        reject(
          new Problem(
            `${variable}: ${host} is no address of this machine (${error.code}). Leave it unset, or name one that it has.`,
          ),
        )
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : port))
    })
  })
}
