// Closed loop: each connection sends its next request when the last one is answered. It shows what a request costs, and how
// many there can be at most. What people wait for at a given rate is measured by openLoop.ts.
import { setTimeout as sleep } from 'node:timers/promises'
import { ascending, percentile, rounded } from './figures.ts'
import { type Cpu, cpuBetween, type Meter } from './meter.ts'

export interface Run {
  seconds: number
  /** Response times in milliseconds. */
  took: number[]
  cpu: Cpu
}

/** @param once the task; receives a counter */
export async function load(
  { connections, seconds, warmUp = 1 }: { connections: number; seconds: number; warmUp?: number },
  meter: Meter,
  once: (turn: number) => Promise<void>,
): Promise<Run> {
  const took: number[] = []
  let counting = false
  let over = false
  let turn = 0
  const workers = Array.from({ length: connections }, async () => {
    while (!over) {
      const began = performance.now()
      await once(turn++)
      if (counting) took.push(performance.now() - began)
    }
  })
  const all = Promise.all(workers)
  try {
    await Promise.race([sleep(warmUp * 1000), all])
    const [before, began] = [meter(), performance.now()]
    counting = true
    await Promise.race([sleep(seconds * 1000), all])
    counting = false
    return {
      took,
      cpu: cpuBetween(before, meter()),
      seconds: (performance.now() - began) / 1000,
    }
  } finally {
    over = true
    await all
  }
}

/** Several runs of the same as one. */
export function joined(runs: readonly Run[]): Run {
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0)
  return {
    took: runs.flatMap(({ took }) => took),
    seconds: sum(({ seconds }) => seconds),
    cpu: {
      node: sum(({ cpu }) => cpu.node),
      postgres: sum(({ cpu }) => cpu.postgres),
      bench: sum(({ cpu }) => cpu.bench),
      others: sum(({ cpu }) => cpu.others),
    },
  }
}

export function figuresOf({ took, seconds, cpu }: Run) {
  const sorted = ascending(took)
  return {
    'per second': Math.round(took.length / seconds),
    'p50 ms': rounded(percentile(sorted, 0.5)),
    'p99 ms': rounded(percentile(sorted, 0.99)),
    'CPU Node ms': rounded(cpu.node / took.length),
    'CPU PostgreSQL ms': rounded(cpu.postgres / took.length),
  }
}
