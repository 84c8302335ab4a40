import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkout } from './place.ts'

type Options = { cwd?: string; env?: Record<string, string | undefined> }

/** Runs a program with the terminal's input and output. Returns its exit code (1 when it was killed). */
export function runProgram(
  command: string,
  args: string[],
  { cwd = checkout, env }: Options = {},
): Promise<number> {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' })
  // The child is ended when a signal ends this process.
  const end = () => void child.kill()
  process.once('exit', end)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.removeListener('exit', end)
      resolve(code ?? 1)
    })
  })
}

/** Runs a program from node_modules with this Node. `script` is its path there. */
export function runModule(script: string, args: string[], options: Options = {}): Promise<number> {
  return runProgram(process.execPath, [join(checkout, 'node_modules', script), ...args], options)
}
