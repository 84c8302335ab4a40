// CPU time that server, database and bench have taken. It is what runs are compared by: on a machine that others use too,
// rates change by more than half from run to run, and CPU time by some percent.
//
// Linux counts the CPU time of each process in /proc/PID/stat (processes.ts). The server is one process with all of its
// threads. PostgreSQL is its first process, all that this has started, and those of them that have ended. So background
// work of either counts as well: jobs, writing logs, checkpoints. Other systems have no /proc: figures of CPU are NaN there,
// and everything else is measured.
import type { Ground } from './ground.ts'
import { cpuOf, cpuOfMachine } from './processes.ts'

/** CPU milliseconds. */
export interface Cpu {
  node: number
  postgres: number
  /** The bench itself, which sends the requests. */
  bench: number
  /** Whatever else runs on the machine. */
  others: number
}

export type Meter = () => Cpu

export const meterOf =
  ({ serverPid, databasePid }: Pick<Ground, 'serverPid' | 'databasePid'>): Meter =>
  () => {
    const { user, system } = process.cpuUsage()
    const [node, postgres, bench] = [cpuOf(serverPid), cpuOf(databasePid), (user + system) / 1000]
    return { node, postgres, bench, others: cpuOfMachine() - node - postgres - bench }
  }

export const cpuBetween = (one: Cpu, other: Cpu): Cpu => ({
  node: other.node - one.node,
  postgres: other.postgres - one.postgres,
  bench: other.bench - one.bench,
  others: other.others - one.others,
})
