import { useRef, useState } from 'react'

/** What is under way in a form and belongs to what is sent, such as a photo that is being made smaller. */
export function useFormWork() {
  const running = useRef(new Set<Promise<boolean>>())
  const [isAwaited, setIsAwaited] = useState(false)
  return {
    /** Whether somebody is waiting for it. */
    isAwaited,
    isRunning: () => running.current.size > 0,
    /** @param work whether all of it succeeded; its field has said why not */
    busyWith(work: Promise<boolean>) {
      const all = running.current
      all.add(work)
      void work.finally(() => all.delete(work))
    },
    /** Waits for it, and for what is begun meanwhile. @returns whether all of it succeeded */
    async settle(): Promise<boolean> {
      let isDone = true
      setIsAwaited(true)
      while (running.current.size > 0) {
        const results = await Promise.allSettled(running.current)
        isDone &&= results.every((one) => one.status === 'fulfilled' && one.value)
      }
      setIsAwaited(false)
      return isDone
    },
  }
}
