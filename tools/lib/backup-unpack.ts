// Unpacks an archive. Whatever is not a plain file or folder of a backup is refused, and every file is compared with its
// sum. The sums find damage. They do not show who made an archive: whoever can write one can write its sums.
import { createHash } from 'node:crypto'
import { closeSync, createReadStream, mkdirSync, openSync, statfsSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Parser, type ReadEntry } from 'tar'
import type { RestoreProblem } from '../../packages/contract/src/backup/backup.rules.ts'
import { bytesOf, Contents, contentsFile, pathOf } from './backup-contents.ts'
import { Problem } from './problem.ts'
import { isFull, Refused } from './refused.ts'

export interface Unpacking {
  /** Accepts an archive without `backup.json`, as an earlier Daybook made them. */
  withoutSums?: boolean | undefined
  signal?: AbortSignal | undefined
  /** Free bytes in a folder. */
  room?: ((folder: string) => number) | undefined
  /** Called with the bytes of the archive that have been read. */
  onRead?: ((bytes: number) => void) | undefined
}

/** For the log of a database that is started, and what a file system needs itself. */
const reserve = 64 * 1024 * 1024
/** Of `backup.json`: two million files. */
const longestList = 256 * 1024 * 1024

const roomIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

export function mustHaveRoom(folder: string, bytes: number, room = roomIn): void {
  const [needed, free] = [bytes + reserve, room(folder)]
  if (free < needed)
    throw new Refused(
      'room',
      `${folder} has room for ${inMegabytes(free)}; ${inMegabytes(needed)} are needed.`,
    )
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

type Refuse = (reason: string, problem?: RestoreProblem) => Problem

/** Fills an empty folder. Returns what `backup.json` says. Throws a Problem, and then the folder has a part of it. */
export async function unpack(
  file: string,
  folder: string,
  options: Unpacking,
): Promise<Contents | undefined> {
  const refuse: Refuse = (reason, problem = 'damaged') =>
    new Refused(problem, `${file} is not restored: ${reason}`)
  const noList = refuse(
    'it does not begin with its sums. If an earlier Daybook made it, add --without-sums.',
    'withoutSums',
  )
  const seen = new Set<string>()
  let contents: Contents | undefined
  const take = (entry: ReadEntry) => {
    const isList = seen.size === 0 && entry.path === contentsFile
    if (!isList && !contents && !options.withoutSums) throw noList
    if (!isList) return writeEntry(entry, { folder, seen, contents }, refuse)
    seen.add(contentsFile)
    readContents(entry, refuse, (list) => {
      contents = list
      mustHaveRoom(folder, bytesOf(list) + (list.databaseBytes ?? 0), options.room)
    })
  }
  const parser = new Parser({ strict: true, onReadEntry: take })
  const archive = createReadStream(file)
  archive.on('data', () => options.onRead?.(archive.bytesRead))
  try {
    await pipeline(archive, createGunzip(), (chunks) => feed(parser, chunks), { signal: options.signal })
  } catch (error) {
    if (error instanceof Problem) throw error
    const problem = isFull(error) ? 'room' : seen.size === 0 ? 'notBackup' : 'damaged'
    throw refuse(error instanceof Error ? error.message : String(error), problem)
  }
  if (!contents && !options.withoutSums) throw noList
  const missing = Object.keys(contents?.files ?? {}).find((path) => !seen.has(path))
  if (missing) throw refuse(`${missing} is missing.`)
  return contents
}

/** The parser hands out entries while it is written to, so whatever refuses an entry is thrown here. */
async function feed(parser: Parser, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) parser.write(chunk)
  parser.end()
}

function readContents(entry: ReadEntry, refuse: Refuse, done: (contents: Contents) => void): void {
  if (entry.size > longestList) throw refuse('its list of sums is too long.')
  const parts: Buffer[] = []
  entry.on('data', (part) => parts.push(part))
  entry.on('end', () => {
    const read = Contents.safeParse(parsed(Buffer.concat(parts).toString()))
    if (!read.success) throw refuse('its list of sums is damaged.')
    done(read.data)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Into {
  folder: string
  seen: Set<string>
  contents: Contents | undefined
}

/** Files of whichever mode get that of a private file. */
function writeEntry(entry: ReadEntry, { folder, seen, contents }: Into, refuse: Refuse): void {
  const isFolder = entry.type === 'Directory'
  if (!isFolder && entry.type !== 'File' && entry.type !== 'OldFile')
    throw refuse(`${entry.path} is neither a file nor a folder (${entry.type}).`, 'notBackup')
  if (isFolder && /^\.?\/?$/.test(entry.path)) return void entry.resume()
  const path = pathOf(entry.path, isFolder)
  if (path === undefined) throw refuse(`${entry.path} does not belong to a backup of Daybook.`, 'notBackup')
  if ((entry.mode ?? 0) & 0o7000) throw refuse(`${entry.path} has special permissions.`, 'notBackup')
  if (seen.has(path)) throw refuse(`${path} is in it twice.`)
  seen.add(path)
  const target = join(folder, path)
  if (isFolder) {
    mkdirSync(target, { recursive: true, mode: 0o700 })
    return void entry.resume()
  }
  const listed = contents?.files[path]
  if (contents && !listed) throw refuse(`${path} is not in its list.`)
  if (listed && entry.size !== listed.size) throw refuse(`${path} has another size than its list says.`)
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  writeFile(entry, target, (sha256) => {
    if (listed && sha256 !== listed.sha256) throw refuse(`${path} is damaged: its sum is another.`)
  })
}

function writeFile(entry: ReadEntry, target: string, done: (sha256: string) => void): void {
  const hash = createHash('sha256')
  const open = openSync(target, 'wx', 0o600)
  entry.on('data', (part) => {
    hash.update(part)
    try {
      for (let at = 0; at < part.length; ) at += writeSync(open, part, at)
    } catch (error) {
      closeSync(open)
      throw error
    }
  })
  entry.on('end', () => {
    closeSync(open)
    done(hash.digest('hex'))
  })
}
