// Calls back when nobody has touched the screen for a while.

export interface Timers {
  set(run: () => void, after: number): number
  clear(timer: number): void
}

const windowTimers: Timers = {
  set: (run, after) => window.setTimeout(run, after),
  clear: (timer) => window.clearTimeout(timer),
}

export function idleTimer(after: number, onIdle: () => void, timers: Timers = windowTimers) {
  let timer: number | undefined
  const stop = () => {
    if (timer !== undefined) timers.clear(timer)
    timer = undefined
  }
  const touch = () => {
    stop()
    timer = timers.set(onIdle, after)
  }
  return { touch, stop }
}
