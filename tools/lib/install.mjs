// Brings node_modules into the state that package-lock.json describes. Runs on any Node from 18 on.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock.mjs'

/** @param {string} root the checkout */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return
  const lock = await waitForLock(join(root, '.cache', 'install.lock'))
  try {
    if (!isInstalled(root)) await install(root)
  } finally {
    lock.free()
  }
}

// npm leaves its own record of what it installed, written last; so a record that agrees with the lock file
// means a complete installation, whether `npm ci` or a developer's `npm install` made it.
function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const found = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const other = found[path]
    // Optional packages are for one platform each, so most of them are rightly absent.
    return other ? other.version === entry.version : entry.optional === true
  })
}

async function waitForLock(file) {
  let said = false
  for (;;) {
    const lock = takeLock(file)
    if (lock.held) return lock
    if (!said) console.error(`Another process (${lock.pid}) is installing here; waiting for it.`)
    said = true
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function install(root) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  console.error('Installing dependencies (npm ci); the first time this takes a minute or so.')
  const npm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  const [command, all] = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm, ...args]] : ['npm', args]
  const beat = setInterval(() => console.error(`  still installing, ${seconds()} s`), 15_000)
  // Everything goes to stderr: the stdout of `npm run openapi` is a document and nothing else.
  const child = spawn(command, all, {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32' && command === 'npm',
  })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (exit) => resolve(exit ?? 1))
  }).finally(() => clearInterval(beat))
  if (code !== 0) throw new Error(`npm ci failed (exit code ${code}); its message stands above.`)
  console.error(`Dependencies are installed (${seconds()} s).`)
}
