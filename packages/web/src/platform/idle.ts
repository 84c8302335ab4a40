// Tracks whether the page is idle. `<html data-idle>` is set when no request, query, chunk load or navigation has been
// running for 50 ms. After that pause, a render or request that follows from a response has begun. Browser tests wait
// for it. The live stream does not count because it never ends. Entries waiting for the network do not count either.
const rest = 50

// Undefined in Node, for example in unit tests.
const root = globalThis.document?.documentElement

let underWay = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Marks the start of a task. @returns marks its end; further calls do nothing */
export function begin(): () => void {
  underWay++
  clearTimeout(timer)
  if (root) delete root.dataset.idle
  let isOver = false
  return () => {
    if (isOver) return
    isOver = true
    underWay--
    if (underWay > 0 || !root) return
    timer = setTimeout(() => {
      root.dataset.idle = ''
    }, rest)
  }
}

export async function whileUnderWay<T>(run: () => Promise<T>): Promise<T> {
  const end = begin()
  try {
    return await run()
  } finally {
    end()
  }
}
