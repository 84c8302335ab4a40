// Installs the packages in package-lock.json. Runs on Node 18 or newer.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { takeLock } from './lock.mjs'
import { nodeIn, nodePackage } from './pinned-node.mjs'

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

const stampOf = (root) => join(root, 'node_modules', '.daybook-installed')
const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

// Either we installed this lock file, or npm's own record (which it writes last) shows that a developer did.
function isInstalled(root) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const lockFile = join(root, 'package-lock.json')
  const stamp = stampOf(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(lockFile)) return true
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const found = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true
    const other = found[path]
    return other ? other.version === entry.version : entry.optional === true && !isForHere(entry)
  })
}

// An old Node makes npm leave out optional packages that the pinned Node needs, so all for this platform must exist.
function isForHere({ os, cpu, libc }) {
  const fits = os?.includes(process.platform) && cpu?.includes(process.arch)
  return Boolean(fits && !libc?.includes('musl'))
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
  const beat = setInterval(() => console.error(`  still installing, ${seconds()} s`), 15_000)
  const bootstrap = join(root, '.cache', 'bootstrap')
  try {
    // npm leaves out packages that do not fit the Node it runs on, so it has to run on the pinned Node.
    const node = await modernNode(root, bootstrap)
    await npm(node, ['ci', '--include=dev', '--include=optional'], root)
  } finally {
    clearInterval(beat)
    rmSync(bootstrap, { recursive: true, force: true })
  }
  writeFileSync(stampOf(root), hashOf(join(root, 'package-lock.json')))
  console.error(`Dependencies are installed (${seconds()} s).`)
}

async function modernNode(root, folder) {
  const name = nodePackage()
  if (!name || Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  await npm(
    process.execPath,
    ['install', '--no-save', '--ignore-scripts', `${name}@${optionalDependencies[name]}`],
    folder,
  )
  return nodeIn(folder)
}

async function npm(node, args, cwd) {
  const own = process.env.npm_execpath
  const all = [...args, '--loglevel=error', '--no-audit', '--no-fund', '--no-update-notifier']
  const [command, list] = own && basename(own) === 'npm-cli.js' ? [node, [own, ...all]] : ['npm', all]
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const shell = process.platform === 'win32' && command === 'npm'
  // All output goes to stderr, because the stdout of `npm run openapi` is a document.
  const child = spawn(command, list, { cwd, env, shell, stdio: ['ignore', 2, 2] })
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (exit) => resolve(exit ?? 1))
  })
  if (code !== 0) throw new Error(`npm ${args[0]} failed (exit code ${code}); its message stands above.`)
}
