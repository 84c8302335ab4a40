// Open loop: requests are sent when they are due, whether or not those before are answered, and their time counts from when
// they were due. So a server that falls behind shows it in the times: nothing waits in silence for a free connection.
import { type Cpu, cpuBetween, type Meter } from './meter.ts'

/** Connections that requests share, as those of a proxy. What finds none waits here, and its time counts on. */
const connections = 256
/** How long what is under way at the end may take. After that it counts as unanswered. */
const grace = 2000

export interface OpenRun {
  seconds: number
  /** Requests that were due within the measured seconds. */
  due: number
  /** Answers within the measured seconds, also to earlier requests. */
  answered: number
  /** Milliseconds from when a request was due to its answer, or to the end for what was not answered. Without failures. */
  took: number[]
  failures: unknown[]
  unanswered: number
  cpu: Cpu
}

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** @param times when requests are due, ascending, in milliseconds from the start. Those of the warm-up are not counted */
export async function openLoop(
  { times, warmUp, seconds }: { times: readonly number[]; warmUp: number; seconds: number },
  meter: Meter,
  once: (turn: number) => Promise<void>,
): Promise<OpenRun> {
  const [from, until] = [warmUp * 1000, (warmUp + seconds) * 1000]
  const began = performance.now()
  const now = () => performance.now() - began
  const took = new Map<number, number>()
  const failed = new Set<number>()
  const failures: unknown[] = []
  let answered = 0
  let next = 0
  let underWay = 0
  let over = false
  const isCounted = (due: number) => due >= from && due < until

  const start = (turn: number, due: number) => {
    underWay++
    once(turn)
      .then(
        () => {
          if (isCounted(now())) answered++
        },
        (problem) => {
          failed.add(turn)
          if (isCounted(due)) failures.push(problem)
        },
      )
      .then(() => {
        if (isCounted(due) && !over && !failed.has(turn)) took.set(turn, now() - due)
        underWay--
        pump()
      })
  }
  const pump = () => {
    for (let due = times[next]; due !== undefined && due <= now(); due = times[next]) {
      if (over || underWay >= connections) return
      start(next++, due)
    }
  }
  const runUntil = async (end: number) => {
    for (; now() < end; await pause(Math.max(1, Math.min(times[next] ?? end, end) - now()))) pump()
  }

  await runUntil(from)
  const before = meter()
  await runUntil(until)
  const cpu = cpuBetween(before, meter())
  const isOpen = () => underWay > 0 || next < times.length
  while (isOpen() && now() < until + grace) await pause(10)
  over = true
  const end = now()
  const counted = times.map((due, turn) => ({ due, turn })).filter(({ due }) => isCounted(due))
  const open = counted.filter(({ turn }) => !took.has(turn) && !failed.has(turn))
  // What is under way must not meet what is measured next.
  while (underWay > 0) await pause(10)
  return {
    seconds,
    due: counted.length,
    answered,
    took: [...took.values(), ...open.map(({ due }) => end - due)],
    failures,
    unanswered: open.length,
    cpu,
  }
}
