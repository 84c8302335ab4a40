// An archive of a year of the audit trail: a line of JSON for each entry of every centre, and a last line that says how many
// there are and their sum. Compressed, and readable without Daybook: `gunzip -c FILE`.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { Problem } from './problem.ts'

const Ending = z.object({
  archive: z.literal('audit_event'),
  year: z.number().int(),
  rows: z.number().int(),
  /** Of all lines before, each with its line feed. */
  sha256: z.string(),
})
export type Ending = z.infer<typeof Ending>

/** Writes a new file, and what it holds. */
export async function writeAudit(file: string, year: number, lines: AsyncIterable<string>): Promise<Ending> {
  const hash = createHash('sha256')
  let ending: Ending | undefined
  async function* content() {
    let rows = 0
    for await (const line of lines) {
      rows++
      hash.update(`${line}\n`)
      yield `${line}\n`
    }
    ending = { archive: 'audit_event', year, rows, sha256: hash.digest('hex') }
    yield `${JSON.stringify(ending)}\n`
  }
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(Readable.from(content()), createGzip(), out)
  if (!ending) throw new Error('the archive has no ending')
  return ending
}

/** The lines of a file. At the end, throws a Problem unless they are as they were written. */
export async function* linesOf(file: string): AsyncGenerator<string, Ending> {
  const hash = createHash('sha256')
  let rows = 0
  let held: string | undefined
  for await (const line of unpacked(file)) {
    if (held !== undefined) {
      rows++
      hash.update(`${held}\n`)
      yield held
    }
    held = line
  }
  const ending = endingIn(held)
  if (!ending) throw new Problem(`${file} is no whole archive of the audit trail.`)
  if (ending.rows !== rows || ending.sha256 !== hash.digest('hex'))
    throw new Problem(`${file} is damaged: its entries differ from its sum.`)
  return ending
}

/** Reads the whole file, and throws a Problem unless it is as it was written. */
export async function readEnding(file: string): Promise<Ending> {
  const lines = linesOf(file)
  for (;;) {
    const { done, value } = await lines.next()
    if (done) return value
  }
}

async function* unpacked(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  try {
    yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Problem(`${file} cannot be read: ${reason}.`, { cause: error })
  } finally {
    source.destroy()
  }
}

function endingIn(line = ''): Ending | undefined {
  try {
    return Ending.parse(JSON.parse(line))
  } catch {
    return undefined
  }
}
