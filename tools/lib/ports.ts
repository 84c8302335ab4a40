import { createServer } from 'node:net'
import { Problem } from './problem.ts'

/** A free port of 127.0.0.1. */
export async function freePort(): Promise<number> {
  return (await tryPort(0, '127.0.0.1')) ?? 0
}

const usual = 8080
const tries = 100

/**
 * The port to serve on: the requested one, or else 8080 or the next free one.
 * Throws a Problem when the requested port is in use.
 */
export async function servingPort(wished: number | undefined, host: string): Promise<number> {
  if (wished !== undefined) {
    const port = await tryPort(wished, host)
    if (port !== undefined) return port
    throw new Problem(
      `Port ${wished} is taken by another program. Set PORT to another one, or leave it unset.`,
    )
  }
  for (let port = usual; port < usual + tries; port++) if (await tryPort(port, host)) return port
  throw new Problem(`No port from ${usual} to ${usual + tries - 1} is free. Set PORT to a free one.`)
}

/** Throws a Problem when another program uses the port of this variable. */
export async function mustBeFree(
  place: { host: string; port: number } | undefined,
  variable: string,
): Promise<void> {
  if (place && (await tryPort(place.port, place.host)) === undefined)
    throw new Problem(`Port ${place.port} is taken by another program. Set ${variable} to another one.`)
}

function tryPort(port: number, host: string): Promise<number | undefined> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else if (error.code === 'EACCES')
        reject(new Problem(`Port ${port} may not be used by this user; choose one above 1023.`))
      else reject(error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(address !== null && typeof address === 'object' ? address.port : port))
    })
  })
}
