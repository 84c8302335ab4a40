export type Lock =
  | { held: true; note(text: string): void; free(): void }
  /** Another living process holds it; `note` is what that process left there, empty at first. */
  | { held: false; pid: number; note: string }

/** Takes the lock file for this process, or tells who has it. Never waits. */
export function takeLock(file: string): Lock

/** Is there such a process that has not ended, and (where `started` is known, on Linux) is it still the same one? */
export function isAlive(pid: number, started?: string): boolean
