import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runProgram } from './run-program.ts'

/** The same browser without windows and viewers. Tests take a fifth less of the processor with it. */
const lean = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of the machine's Chromium (or Chrome) for tests, the lean one if it is there; undefined when there is none. */
export function findChromium(): string | undefined {
  return inPath(lean).find(isProgram) ?? findWholeChromium()
}

/** Path of the machine's Chromium (or Chrome) with all that people have, such as its viewer of PDFs. */
export function findWholeChromium(): string | undefined {
  return [...names.flatMap(inPath), ...elsewhere].find(isProgram)
}

/** Installs Chromium from the system's packages if possible. */
export async function installChromium(): Promise<void> {
  const aptGet = inPath('apt-get').find(isProgram)
  if (process.getuid?.() !== 0 || !aptGet) return
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = (...packages: string[]) => runProgram(aptGet, ['install', '-y', '-q', ...packages], { env })
  if ((await runProgram(aptGet, ['update', '-q'], { env })) !== 0) return
  // Not every system has the lean one.
  if ((await install('chromium', lean)) !== 0) await install('chromium')
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
