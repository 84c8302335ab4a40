import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './run-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of the machine's Chromium (or Chrome); undefined when there is none. */
export function findChromium(): string | undefined {
  return [...names.flatMap(inPath), ...elsewhere].find(isProgram)
}

/** Installs Chromium from the system's packages if possible. Returns the same as `findChromium`. */
export async function installChromium(): Promise<string | undefined> {
  const aptGet = inPath('apt-get').find(isProgram)
  if (process.getuid?.() !== 0 || !aptGet) return undefined
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const updated = await runProgram(aptGet, ['update', '-q'], { env })
  if (updated === 0) await runProgram(aptGet, ['install', '-y', '-q', 'chromium'], { env })
  return findChromium()
}

function inPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
