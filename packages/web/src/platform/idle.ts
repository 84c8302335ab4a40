// Whether the page is at rest. `<html data-idle>` is there while no request, query, part of the app or change of screen
// is under way, and for the last 50 ms was not: what comes of an answer (a render, the next request) has begun by then.
// Browser tests wait for it, and so may a screen reader's script or a recorder. The live stream does not count, because
// it never ends, and neither does an entry that waits for the network.
const rest = 50

// Absent when Node runs this, as in unit tests.
const root = globalThis.document?.documentElement

let underWay = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Something begins. @returns says that it has ended; calling it again does nothing */
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
