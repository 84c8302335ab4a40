// Runs a tool of this repository with the pinned Node 24, started by any Node from 18 on:
//   node tools/run.mjs tools/check.ts [arguments]
import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './lib/install.mjs'
import { nodeIn } from './lib/pinned-node.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function pinnedNode() {
  const node = nodeIn(root)
  if (node) return node
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  throw new Error(
    `Daybook runs on Node 24, and npm has none for ${process.platform} ${process.arch}: install Node 24 or newer (this is ${process.version}).`,
  )
}

/**
 * Installs missing packages, then runs the script with these arguments. This process exits as the script did.
 * @param {string} script a TypeScript file, relative to the checkout
 * @param {string[]} args
 */
export async function run(script, args) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child
  whenNpmEnds(() => (child ? child.kill('SIGTERM') : process.exit(128 + constants.signals.SIGTERM)))
  try {
    await ensureInstalled(root)
    const node = pinnedNode()
    // Programs that look for `node` find the pinned one too.
    const env = {
      // Compiling a thousand modules takes longer than running them.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...process.env,
      PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`,
    }
    child = spawn(node, [join(root, script), ...args], { stdio: 'inherit', env })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    process.exitCode = await new Promise((done, fail) => {
      child.once('error', fail)
      child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal]))
    })
    process.exit()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

// npm runs a script in a shell. A signal to npm ends npm and perhaps the shell, but does not reach this process.
function whenNpmEnds(stop) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const npm = npmBehind(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && npmBehind(parent) === npm) return
    clearInterval(watch)
    stop()
  }, 500)
  watch.unref()
}

// The parent of this shell. Undefined where there is no /proc, and where npm itself is our parent.
function npmBehind(shell) {
  try {
    if (!readFileSync(`/proc/${shell}/cmdline`, 'utf8').includes('\0-c\0')) return undefined
    const stat = readFileSync(`/proc/${shell}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return undefined
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [script, ...args] = process.argv.slice(2)
  await run(script, args)
}
