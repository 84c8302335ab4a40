// What the system says of processes. Linux alone has these files: elsewhere nothing is known.
import { readdirSync, readFileSync } from 'node:fs'

/** What Linux counts CPU time in for programs, whatever the kernel's own clock: hundredths of a second. */
const tick = 10

export interface ProcessStat {
  parent: number
  /** CPU milliseconds of its threads, in programs and in the kernel. */
  own: number
  /** CPU milliseconds of its children that have ended and that it has waited for, and of theirs. */
  ofEnded: number
}

/** Reads the text of `/proc/PID/stat`. */
export function parseStat(text: string): ProcessStat {
  // The program's name in brackets may hold anything, so the fields are counted from the last bracket on.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const at = (index: number) => Number(fields[index])
  return { parent: at(1), own: (at(11) + at(12)) * tick, ofEnded: (at(13) + at(14)) * tick }
}

/** Undefined when the process has ended, or where there is no /proc. */
function statOf(pid: number): ProcessStat | undefined {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return undefined
  }
}

export function childrenOf(parent: number): number[] {
  return allProcesses().filter((pid) => statOf(pid)?.parent === parent)
}

function allProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** CPU milliseconds of a process and its children so far. A child that ends is counted with its parent from then on, if
 *  the parent waits for it, as PostgreSQL and Node do: so nothing is lost between two readings. NaN when unknown. */
export function cpuOf(pid: number, stat = statOf, children = childrenOf): number {
  const living = children(pid).map((child) => stat(child)?.own ?? 0)
  const of = stat(pid)
  return of ? living.reduce((sum, one) => sum + one, of.own + of.ofEnded) : Number.NaN
}

/** CPU milliseconds that all cores of the machine have worked so far. NaN where there is no /proc. */
export function cpuOfMachine(): number {
  try {
    return parseCpu(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return Number.NaN
  }
}

/** Reads the text of `/proc/stat`: all but the times in which a core was idle or waited for a disk. */
export function parseCpu(text: string): number {
  const [user, nice, system, , , irq, softIrq] = (/^cpu +(.*)$/m.exec(text)?.[1] ?? '').split(' ').map(Number)
  return [user, nice, system, irq, softIrq].reduce<number>((sum, one) => sum + (one ?? NaN) * tick, 0)
}

/** Memory of these processes in megabytes. What they share counts once. A process that has ended has none. */
export function megabytesOf(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0)
    } catch {
      return 0
    }
  })
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1024)
}
